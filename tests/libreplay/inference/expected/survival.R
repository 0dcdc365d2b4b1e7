library(survival)
options(digits = 15)
set.seed(20240504)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

# Rounds until a nation's first personage: games of 4 end together, which censors who has none.
rows <- do.call(rbind, lapply(1:25, function(game) {
  pace <- exp(rnorm(1, 0, 0.4))
  first <- ceiling(rexp(4, 0.12 * pace))
  end <- sample(6:14, 1)
  data.frame(game = game, time = pmin(first, end), happened = as.numeric(first <= end))
}))
save(rows, "survival_data.csv")
fit <- survfit(Surv(time, happened) ~ 1, rows, conf.type = "log-log")
clustered <- survfit(Surv(time, happened) ~ 1, rows, conf.type = "log-log", cluster = game)
save(data.frame(time = fit$time, atRisk = fit$n.risk, happened = fit$n.event, censored = fit$n.censor, survival = fit$surv,
  error = fit$surv * fit$std.err, low = fit$lower, high = fit$upper, gameError = summary(clustered, times = fit$time)$std.err,
  gameLow = clustered$lower, gameHigh = clustered$upper), "survival.csv")
means <- sapply(c(5, 9, 12), function(until) summary(fit, rmean = until)$table[c("rmean", "se(rmean)")])
save(data.frame(until = c(5, 9, 12), mean = means[1, ], error = means[2, ]), "restricted_means.csv")
