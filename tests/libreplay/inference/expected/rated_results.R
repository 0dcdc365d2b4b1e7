# Plackett and Luce's likelihood written out, without a package: recorded games and results without moves together. Of some
# results the places of all are known, of others only the winner; of some the nations, of others none.
options(digits = 15)
set.seed(20261129)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

skill <- c(0.6, -0.4, rnorm(8, 0, 0.6))
# kind 0: recorded; 1: result with all places and nations; 2: result with all places; 3: result with a winner alone
rows <- do.call(rbind, lapply(1:240, function(game) {
  n <- sample(3:4, 1)
  kind <- sample(0:3, 1)
  player <- sample(10, n)
  nation <- sample(4, n)
  time <- rexp(n, exp(skill[player] + 0.2 * nation))
  behind <- pmin(6, round(3 * (time - min(time))))
  behind[behind == 0 & time > min(time)] <- 1
  place <- rank(behind, ties.method = "min")
  if (kind == 3) place[place > 1] <- 0
  data.frame(game, kind, n, seat = if (kind == 0) 1:n else 0, nation = if (kind < 2) nation else 0, player, place)
}))
save(rows, "rated_results_data.csv")

# A column for players 1 (A) and 2 (B), for each other player, for each known nation of recorded games and of results (their board
# is not known), and for each known seat
column <- function(name, holds) setNames(data.frame(as.numeric(holds)), name)
x <- cbind(column("A", rows$player == 1), column("B", rows$player == 2))
for (p in 3:10) x <- cbind(x, column(paste0("p", p), rows$player == p))
for (k in 0:1) for (i in 1:4) x <- cbind(x, column(paste0("n", k, i), rows$kind == k & rows$nation == i))
for (n in 3:4) for (s in 1:n) x <- cbind(x, column(paste0("s", n, s), rows$kind == 0 & rows$n == n & rows$seat == s))
x <- as.matrix(x)

# Each known place is taken by those who have it, from all who are left. Of several who share it, as Efron has it. Those without a
# place are behind, and their order adds nothing.
answer <- function(x) {
  loglik <- function(beta, gradient = FALSE) {
    eta <- drop(x %*% beta)
    strength <- exp(eta)
    value <- 0
    slope <- numeric(ncol(x))
    for (game in split(seq_len(nrow(rows)), rows$game)) {
      place <- rows$place[game]
      place[place == 0] <- 99
      for (p in sort(unique(place[place < 99]))) {
        tied <- game[place == p]
        left <- game[place >= p]
        if (length(left) == 1) next
        value <- value + sum(eta[tied])
        slope <- slope + colSums(x[tied, , drop = FALSE])
        for (l in seq_along(tied) - 1) {
          share <- l / length(tied)
          total <- sum(strength[left]) - share * sum(strength[tied])
          value <- value - log(total)
          slope <- slope - (colSums(strength[left] * x[left, , drop = FALSE]) -
                              share * colSums(strength[tied] * x[tied, , drop = FALSE])) / total
        }
      }
    }
    if (gradient) slope else value
  }
  fit <- optim(numeric(ncol(x)), function(b) -loglik(b), function(b) -loglik(b, TRUE), method = "BFGS",
               control = list(maxit = 2000, reltol = 1e-16))
  beta <- fit$par
  for (step in 1:6) { # to the last digit, by Newton with differences of the gradient
    h <- 1e-5
    hessian <- sapply(seq_along(beta), function(i) {
      e <- replace(numeric(length(beta)), i, h)
      (loglik(beta + e, TRUE) - loglik(beta - e, TRUE)) / (2 * h)
    })
    hessian <- (hessian + t(hessian)) / 2
    e <- eigen(-hessian, symmetric = TRUE)
    known <- e$values > 1e-6
    inverse <- e$vectors[, known] %*% (t(e$vectors[, known]) / e$values[known])
    beta <- beta + drop(inverse %*% loglik(beta, TRUE))
  }
  less <- c(1, -1, numeric(length(beta) - 2))
  c(value = sum(less * beta), error = sqrt(drop(t(less) %*% inverse %*% less)), likelihood = loglik(beta))
}
# Players are compared: who they are stands for the players of the two sides
found <- answer(x)
save(data.frame(name = names(found), value = found), "rated_results.csv")
