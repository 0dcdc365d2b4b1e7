# Do strata disagree? The data are those of comparison.R; base R is enough. Matrices as a textbook has them, without shortcuts.
options(digits = 15)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

heterogeneity <- function(rows) {
  both <- names(which(tapply(rows$isB, rows$stratum, function(s) length(unique(s)) == 2)))
  rows <- rows[rows$stratum %in% both, ]
  rows$isA <- 1 - rows$isB
  fit <- lm(won ~ isA + factor(stratum), rows)
  d <- unname(coef(fit)["isA"])
  strata <- split(rows, rows$stratum)
  scores <- sapply(strata, function(s) sum(s$isA) * sum(s$isB) / nrow(s) * (mean(s$won[s$isA == 1]) - mean(s$won[s$isB == 1]) - d))
  variances <- sapply(strata, function(s) {
    a <- sum(s$isA); b <- sum(s$isB); x <- sum(s$won * s$isA); y <- sum(s$won * s$isB)
    logLikelihood <- function(q) sum(dbinom(c(x, y), c(a, b), pmin(1, pmax(0, c(q + d, q))), log = TRUE))
    q <- optimise(logLikelihood, c(max(0, -d), min(1, 1 - d)), maximum = TRUE, tol = 1e-12)$maximum
    # The likeliest may be at an end, which optimise never reaches.
    ends <- c(max(0, -d), q, min(1, 1 - d))
    q <- ends[which.max(sapply(ends, logLikelihood))]
    p <- q + d
    v <- max(0, p * (1 - p)) / a + max(0, q * (1 - q)) / b
    if (v > 1e-9) (a * b / (a + b))^2 * (a + b) / (a + b - 1) * v else 0
  })
  weights <- sapply(strata, function(s) sum(s$isA) * sum(s$isB) / nrow(s))
  games <- unique(rows$game)
  perGame <- t(sapply(games, function(g) sapply(strata, function(s) {
    own <- which(s$game == g)
    if (length(own) == 0) return(0)
    side <- s$isA - mean(s$isA)
    residual <- s$won - mean(s$won) - d * side
    rest <- diag(length(own)) - matrix(1 / nrow(s), length(own), length(own))
    parts <- eigen(rest, symmetric = TRUE)
    root <- parts$vectors %*% diag(ifelse(parts$values > 1e-10, 1 / sqrt(pmax(parts$values, 1e-300)), 0), length(own)) %*% t(parts$vectors)
    sum(side[own] * (root %*% residual[own]))
  })))
  perGame <- perGame - rowSums(perGame) %*% t(weights / sum(weights))
  tells <- variances > 0
  u <- sweep(perGame[, tells, drop = FALSE], 2, sqrt(variances[tells]), "/")
  a <- u %*% t(u)
  mean <- sum(diag(a))
  variance <- 2 * (sum(a^2) - sum(diag(a)^2)) # of e' a e where each e is 1 or -1
  df <- 2 * mean^2 / variance
  q <- sum(scores[tells]^2 / variances[tells]) * df / mean
  lnH <- log(q / df) / 2
  error <- if (q > df + 1) lnH / (sqrt(2 * q) - sqrt(2 * df - 1)) else sqrt((1 - 1 / (3 * (df - 1)^2)) / (2 * (df - 1)))
  iSquared <- function(h) max(0, 1 - 1 / h^2)
  list(strata = sum(tells), statistic = q, degrees = df, pValue = pchisq(q, df, lower.tail = FALSE), iSquared = iSquared(sqrt(q / df)),
       low = iSquared(exp(lnH - qnorm(0.975) * error)), high = iSquared(exp(lnH + qnorm(0.975) * error)))
}

for (name in c("small", "large")) {
  rows <- read.csv(paste0("comparison_", name, "_data.csv"))
  named <- heterogeneity(rows)
  save(data.frame(name = names(named), value = unlist(named)), paste0("heterogeneity_", name, ".csv"))
}
# Where A is much better in half of the strata only.
set.seed(20261128)
rows <- read.csv("comparison_large_data.csv")
rows$won <- as.numeric(runif(nrow(rows)) < ifelse(rows$isB == 1, 0.25, ifelse(rows$stratum %% 20 < 10, 0.5, 0.15)))
save(rows, "heterogeneity_apart_data.csv")
named <- heterogeneity(rows)
save(data.frame(name = names(named), value = unlist(named)), "heterogeneity_apart.csv")
