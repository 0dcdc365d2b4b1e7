suppressMessages(library(clubSandwich))
options(digits = 15)
set.seed(20240501)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

# Wilson
cases <- data.frame(successes = c(0, 1, 1, 3, 5, 17, 100, 999, 2), trials = c(1, 1, 2, 10, 5, 60, 400, 1000, 700))
for (level in c(0.9, 0.95, 0.99)) {
  found <- mapply(function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int),
                  cases$successes, cases$trials)
  cases[[paste0("low", level * 100)]] <- found[1, ]
  cases[[paste0("high", level * 100)]] <- found[2, ]
}
save(cases, "wilson.csv")

# Many questions
p <- c(0.01, 0.02, 0.03, 0.04, 0.05, 0.0001, 0.8, 1, 0.02, NA, 0.3)
save(data.frame(p = p, holm = p.adjust(p, "holm"), bh = p.adjust(p, "BH")), "adjusted.csv")

# Shares by game: 3 to 6 nations, one winner, some of them in the group
rows <- do.call(rbind, lapply(1:40, function(game) {
  nations <- sample(3:6, 1)
  winner <- sample(nations, 1)
  inGroup <- which(runif(nations) < 0.6)
  if (length(inGroup) == 0) return(NULL)
  data.frame(game = 900 - game, stratum = sample(1:3, length(inGroup), replace = TRUE), won = as.numeric(inGroup == winner))
}))
save(rows, "shares_data.csv")
named <- list()
fit <- lm(won ~ 1, rows)
named$share <- unname(coef(fit))
named$shareError <- sqrt(vcovCR(fit, rows$game, "CR2")[1, 1])
size <- table(rows$game)
named$shareDegrees <- sum(size)^2 / sum(size^2) - 1
size <- named$share * (1 - named$share) / named$shareError^2
reach <- qt(0.975, named$shareDegrees)
middle <- (named$share + reach^2 / (2 * size)) / (1 + reach^2 / size)
half <- reach * sqrt(named$share * (1 - named$share) / size + reach^2 / (4 * size^2)) / (1 + reach^2 / size)
named$shareLow <- middle - half
named$shareHigh <- middle + half
fit <- lm(won ~ 0 + factor(stratum), rows)
weights <- c(0.5, 0.3, 0.2)
named$standardised <- sum(weights * coef(fit))
named$standardisedError <- sqrt(drop(t(weights) %*% vcovCR(fit, rows$game, "CR2") %*% weights))
save(data.frame(name = names(named), value = unlist(named)), "shares.csv")

# Shrinkage: beta-binomial likelihood, and posterior over strengths by fine summation
trials <- c(3, 12, 50, 7, 0, 120, 33, 8, 20, 15)
baseline <- c(rep(0.25, 5), rep(0.3, 5))
wins <- c(3, 2, 20, 0, 0, 30, 14, 1, 9, 2)
loglik <- function(s) sum(lbeta(s * baseline + wins, s * (1 - baseline) + trials - wins) - lbeta(s * baseline, s * (1 - baseline)))
best <- optimize(function(u) loglik(exp(u)), log(c(0.5, 20000)), maximum = TRUE, tol = 1e-10)$maximum
u <- log(0.5) + log(20000 / 0.5) * (seq_len(20000) - 0.5) / 20000
s <- exp(u)
weight <- 20 * s / (20 + s)^2 * exp(sapply(s, loglik) - loglik(exp(best)))
weight <- weight / sum(weight)
few <- seq(5, 20000, by = 10) # enough for the quantiles
w <- weight[few] / sum(weight[few])
quantileOf <- function(i, p) uniroot(function(x) sum(w * pbeta(x, s[few] * baseline[i] + wins[i],
  s[few] * (1 - baseline[i]) + trials[i] - wins[i])) - p, c(0, 1), tol = 1e-9)$root
save(data.frame(successes = wins, trials = trials, baseline = baseline,
  value = sapply(seq_along(wins), function(i) sum(weight * (s * baseline[i] + wins[i]) / (s + trials[i]))),
  low = sapply(seq_along(wins), quantileOf, 0.025), high = sapply(seq_along(wins), quantileOf, 0.975),
  strength = exp(best)), "shrinkage.csv")

# The same with 60 kinds of many trials: the posterior over strengths is a narrow peak
set.seed(60)
trials <- rpois(60, 400)
baseline <- rep(c(0.5, 1 / 3, 0.25, 0.2), 15)
wins <- rbinom(60, trials, rbeta(60, 90 * baseline, 90 * (1 - baseline)))
top <- optimize(function(u) loglik(exp(u)), log(c(0.5, 20000)), maximum = TRUE, tol = 1e-10)$maximum
density <- function(u) sapply(u, function(v) 20 * exp(v) / (20 + exp(v))^2 * exp(loglik(exp(v)) - loglik(exp(top))))
over <- function(f) integrate(function(u) density(u) * f(exp(u)), top - 2, top + 2, rel.tol = 1e-11, subdivisions = 2000)$value
whole <- over(function(s) 1 + 0 * s)
below <- function(i, x) over(function(s) pbeta(x, s * baseline[i] + wins[i], s * (1 - baseline[i]) + trials[i] - wins[i])) / whole
quantileAt <- function(i, p) uniroot(function(x) below(i, x) - p, c(0, 1), tol = 1e-10)$root
save(data.frame(successes = wins, trials = trials, baseline = baseline,
  value = sapply(1:60, function(i) over(function(s) (s * baseline[i] + wins[i]) / (s + trials[i])) / whole),
  low = sapply(1:60, quantileAt, 0.025), high = sapply(1:60, quantileAt, 0.975), strength = exp(top)), "shrinkage_many.csv")
