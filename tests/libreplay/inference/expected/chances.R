# The chance to find a difference with so many games: one look, and the verdict of the confidence sequence.
options(digits = 15)
rows <- expand.grid(difference = c(-0.2, 0.02, 0.05, 0.1), error = c(0.6, 1.1), information = c(0.4, 1), strata = c(0, 12),
                    games = c(10, 60, 300, 2000))
counted <- pmax(0, rows$games - rows$strata)
drifted <- abs(rows$difference) / rows$error * sqrt(counted)
chance <- function(reach) ifelse(counted > 0, pnorm(drifted - reach) + pnorm(-drifted - reach), 0)
surprise <- -2 * log(0.05)
mixture <- 400 / (surprise + log(surprise) + 1)
n <- rows$information * counted
rows$one_look <- chance(qnorm(0.975))
rows$verdict <- chance(sqrt((mixture + n) / n * (log((mixture + n) / mixture) - 2 * log(0.05))))
write.csv(format(rows, digits = 15, trim = TRUE), "chances.csv", row.names = FALSE, quote = FALSE)
