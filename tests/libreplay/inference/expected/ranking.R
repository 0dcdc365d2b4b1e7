suppressMessages({library(survival); library(BradleyTerry2)})
options(digits = 15)
set.seed(20240503)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)
exact <- coxph.control(eps = 1e-13, iter.max = 60, toler.chol = 1e-12)

# Games of 2 to 6 of 8 players, 3 openings, a covariate and an offset; places with ties, some games broken off (place 99, censored).
strength <- c(0, 0.4, -0.3, 0.8, 0.1, -0.6, 0.5, 0.2)
opening <- c(0, 0.5, -0.4)
rows <- do.call(rbind, lapply(1:120, function(game) {
  n <- sample(2:6, 1)
  player <- sample(8, n)
  plays <- sample(3, n, replace = TRUE)
  x <- round(rnorm(n), 3)
  offset <- round(runif(n, -0.3, 0.3), 3)
  time <- rexp(n, exp(strength[player] + opening[plays] + 0.3 * x + offset))
  place <- rank(round(time * 3), ties.method = "min")
  finished <- rep(1, n)
  if (runif(1) < 0.3) { # only the first is known, or the first two
    known <- place <= sample(1:2, 1)
    place[!known] <- 99
    finished[!known] <- 0
  }
  data.frame(game = game, player, plays, x, offset, place, finished)
}))
save(rows, "ranking_data.csv")
rows$player <- factor(rows$player)
rows$plays <- factor(rows$plays)
found <- NULL
named <- list()
for (ties in c("efron", "breslow")) {
  fit <- coxph(Surv(place, finished) ~ player + plays + x + offset(offset) + strata(game), rows, ties = ties, control = exact,
               robust = TRUE, cluster = game)
  found <- rbind(found, data.frame(isEfron = as.numeric(ties == "efron"), coefficient = unname(coef(fit)),
    standardError = sqrt(diag(fit$naive.var)), robustError = sqrt(diag(fit$var))))
  named[[paste0(ties, "Null")]] <- fit$loglik[1]
  named[[paste0(ties, "Fit")]] <- fit$loglik[2]
}
save(found, "ranking.csv")

# A ridge over everything
X <- model.matrix(~ player + plays + x, rows)[, -1]
fit <- coxph(Surv(place, finished) ~ ridge(X, theta = 3, scale = FALSE) + offset(offset) + strata(game), rows, ties = "efron",
             control = coxph.control(eps = 1e-13, iter.max = 60, outer.max = 20))
save(data.frame(coefficient = unname(coef(fit))), "ranking_ridge.csv")
save(data.frame(name = names(named), value = unlist(named)), "ranking_likelihoods.csv")

# Two players a game
duels <- do.call(rbind, lapply(1:90, function(game) {
  pair <- sample(5, 2)
  data.frame(first = pair[1], second = pair[2], firstWins = as.numeric(runif(1) < plogis(strength[pair[1]] - strength[pair[2]])))
}))
save(duels, "duels_data.csv")
duels$first <- factor(duels$first, 1:5)
duels$second <- factor(duels$second, 1:5)
fit <- BTm(duels$firstWins, duels$first, duels$second, refcat = "1", epsilon = 1e-14)
save(data.frame(coefficient = unname(coef(fit)), standardError = sqrt(diag(vcov(fit)))), "duels.csv")
