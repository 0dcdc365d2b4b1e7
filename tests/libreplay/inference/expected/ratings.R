# Ratings by year, written out without a package: Plackett and Luce's likelihood with normal changes from year to year. Each player
# has a rating in each year in which the player played. Of some games the places of all are known, of others only the winner.
options(digits = 15)
set.seed(20261130)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

scale <- 400 / log(10)
spread <- 150
drift <- 50
skill <- rnorm(9, 0, spread / scale)
rows <- do.call(rbind, lapply(1:150, function(game) {
  n <- sample(2:5, 1)
  year <- sample(c(2019, 2020, 2022, 2025), 1)
  player <- sample(9, n) # the ninth is everybody without a name
  time <- rexp(n, exp(skill[player]))
  behind <- pmin(4, round(3 * (time - min(time))))
  behind[behind == 0 & time > min(time)] <- 1
  place <- rank(behind, ties.method = "min")
  if (game %% 3 == 0) place[place > 1] <- 0
  data.frame(game, year, player, place)
}))
save(rows, "ratings_data.csv")

# A column for each player and year: the rating there. Its prior: the first has the spread, each next one the drift a year.
pairs <- unique(rows[rows$player != 9, c("player", "year")])
pairs <- pairs[order(pairs$player, pairs$year), ]
n <- nrow(pairs) + 1 # the last is the nameless
covariance <- matrix(0, n, n)
for (i in seq_len(n - 1)) for (j in seq_len(n - 1)) if (pairs$player[i] == pairs$player[j]) {
  first <- min(pairs$year[pairs$player == pairs$player[i]])
  covariance[i, j] <- spread^2 + drift^2 * (min(pairs$year[i], pairs$year[j]) - first)
}
covariance[n, n] <- spread^2
precision <- solve(covariance / scale^2)
x <- matrix(0, nrow(rows), n)
for (r in seq_len(nrow(rows)))
  x[r, if (rows$player[r] == 9) n else which(pairs$player == rows$player[r] & pairs$year == rows$year[r])] <- 1

# Newton's method. Each known place is taken by those who have it, from all who are left; of several who share it as Efron has it.
beta <- numeric(n)
for (step in 1:50) {
  strength <- exp(drop(x %*% beta))
  slope <- -drop(precision %*% beta)
  curve <- precision
  for (game in split(seq_len(nrow(rows)), rows$game)) {
    place <- ifelse(rows$place[game] == 0, 99, rows$place[game])
    for (p in sort(unique(place[place < 99]))) {
      tied <- game[place == p]
      left <- game[place >= p]
      slope <- slope + colSums(x[tied, , drop = FALSE])
      for (l in seq_along(tied) - 1) {
        weight <- strength[left] * ifelse(left %in% tied, 1 - l / length(tied), 1)
        chance <- weight / sum(weight)
        mean <- colSums(chance * x[left, , drop = FALSE])
        slope <- slope - mean
        curve <- curve + t(x[left, , drop = FALSE]) %*% (chance * x[left, , drop = FALSE]) - mean %*% t(mean)
      }
    }
  }
  change <- solve(curve, slope)
  beta <- beta + change
  if (max(abs(change)) < 1e-12) break
}
error <- sqrt(diag(solve(curve)))
save(data.frame(player = pairs$player, year = pairs$year, rating = 1500 + scale * beta[-n], error = scale * error[-n]), "ratings.csv")
