# Repeats the ratings of annales_rate_levels from its games (--out FILE) without its code:
#   Rscript tools/levels/check.R games.csv
# The winner of a game is chosen among its seats with odds exp(strength). Base R alone: BFGS from 0, standard errors
# from the Hessian at the maximum.
games <- read.csv(commandArgs(trailingOnly = TRUE)[1], stringsAsFactors = FALSE)
players <- unique(c("level:1", "greedy", games$player))
players <- players[players %in% games$player]
who <- match(games$player, players)
minusLogLikelihood <- function(free) {
  strength <- c(0, free)[who]
  sum(log(tapply(exp(strength), games$game, sum))) - sum(strength[games$won == 1])
}
fit <- optim(rep(0, length(players) - 1), minusLogLikelihood, method = "BFGS", hessian = TRUE,
             control = list(maxit = 1000, reltol = 1e-12))
points <- 400 / log(10)
rating <- 1000 + points * c(0, fit$par)
uncertainty <- points * qnorm(0.975) * c(0, sqrt(diag(solve(fit$hessian))))
print(data.frame(player = players, rating = round(rating), uncertainty = round(uncertainty))[order(rating), ], row.names = FALSE)
