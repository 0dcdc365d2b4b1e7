# A share over time. Base R: least squares with CR2 by game, and the trend in proportions.
options(digits = 15)
set.seed(20261129)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)
rows <- do.call(rbind, lapply(1:80, function(game) {
  size <- sample(1:4, 1)
  time <- sample(2015:2024, 1)
  data.frame(game = game, time = time, won = as.numeric(runif(size) < 0.2 + 0.03 * (time - 2015)))
}))
save(rows, "trend_data.csv")
fit <- lm(won ~ time, rows)
x <- model.matrix(fit)
bread <- solve(crossprod(x))
scores <- sapply(split(seq_len(nrow(rows)), rows$game), function(own) {
  parts <- eigen(diag(length(own)) - x[own, , drop = FALSE] %*% bread %*% t(x[own, , drop = FALSE]), symmetric = TRUE)
  root <- parts$vectors %*% diag(1 / sqrt(parts$values), length(own)) %*% t(parts$vectors)
  (bread %*% t(x[own, , drop = FALSE]) %*% root %*% residuals(fit)[own])[2]
})
error <- sqrt(sum(scores^2))
weights <- tapply((rows$time - mean(rows$time))^2, rows$game, sum)
degrees <- sum(weights)^2 / sum(weights^2) - 2
slope <- unname(coef(fit)[2])
test <- prop.trend.test(tapply(rows$won, rows$time, sum), tapply(rows$won, rows$time, length), sort(unique(rows$time)))
time <- rows$time - mean(rows$time)
score <- tapply(time * (rows$won - mean(rows$won)), rows$game, sum) # one time a game
part <- tapply(rows$won, rows$game, length) / nrow(rows)
robust <- sum(score)^2 / sum(score^2 / (1 - part))
named <- list(slope = slope, error = error, degrees = degrees, pValue = 2 * pt(-abs(slope / error), degrees),
              low = slope - qt(0.975, degrees) * error, high = slope + qt(0.975, degrees) * error,
              armitage = unname(test$statistic), armitageP = test$p.value, robust = robust,
              robustP = pchisq(robust, 1, lower.tail = FALSE))
save(data.frame(name = names(named), value = unlist(named)), "trend.csv")
