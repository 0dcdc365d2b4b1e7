suppressMessages(library(survival))
options(digits = 15)
set.seed(20261122)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)
exact <- coxph.control(eps = 1e-13, iter.max = 60, toler.chol = 1e-12)

# Games of 3 or 4 of 5 nations and 14 players on 2 boards. Side 1 is A, 2 is B, 0 neither; good players prefer A. Places with ties.
skill <- c(rnorm(11, 0, 0.7), 0.5, -0.5, 0)
rows <- do.call(rbind, lapply(1:220, function(game) {
  n <- sample(3:4, 1)
  board <- sample(2, 1)
  player <- sample(14, n, prob = c(rep(10, 11), 0.3, 0.3, 0.3)) # the last three play rarely
  nation <- sample(5, n)
  side <- ifelse(runif(n) < plogis(skill[player]), 1, sample(c(0, 2), n, replace = TRUE))
  time <- rexp(n, exp(skill[player] + 0.15 * nation + 0.1 * (1:n) + c(0, 0.4, 0)[side + 1]))
  behind <- pmin(9, round(4 * (time - min(time)))) # 0 for the winner
  behind[behind == 0 & time > min(time)] <- 1
  data.frame(game, board, n, seat = 1:n, nation, player, side, place = rank(behind, ties.method = "min"))
}))
save(rows, "rated_data.csv")

often <- names(which(table(rows$player) >= 5))
rows$who <- ifelse(rows$player %in% often, rows$player, "few")
answer <- function(data, columns, name) {
  fit <- coxph(as.formula(paste("Surv(place) ~ A + B +", columns, "+ strata(game)")), data, ties = "efron", control = exact,
               robust = TRUE, cluster = game)
  less <- c(1, -1)
  cov <- function(v) sqrt(drop(t(less) %*% v[1:2, 1:2] %*% less))
  data.frame(name = paste0(name, c("Value", "Error", "Robust", "Likelihood")),
             value = c(sum(less * coef(fit)[1:2]), cov(fit$naive.var), cov(fit$var), fit$loglik[2]))
}
rows$A <- as.numeric(rows$side == 1)
rows$B <- as.numeric(rows$side == 2)
found <- answer(rows, "factor(who) + factor(nation):factor(board) + factor(seat):factor(n):factor(board)", "opening")
found <- rbind(found, answer(rows, "factor(nation):factor(board) + factor(seat):factor(n):factor(board)", "plain"))

# Nations are compared: what they are stands for the nation and the seat of the two
rows$A <- as.numeric(rows$nation == 1)
rows$B <- as.numeric(rows$nation == 2)
rows$other <- ifelse(rows$nation > 2, paste(rows$nation, rows$board), "none")
rows$sits <- ifelse(rows$nation > 2, paste(rows$seat, rows$n, rows$board), "none")
found <- rbind(found, answer(rows, "factor(who) + factor(other) + factor(sits)", "nation"))

# Players are compared
rows$A <- as.numeric(rows$player == 1)
rows$B <- as.numeric(rows$player == 2)
rows$whoElse <- ifelse(rows$player > 2, rows$who, "none")
found <- rbind(found, answer(rows, "factor(whoElse) + factor(nation):factor(board) + factor(seat):factor(n):factor(board)", "player"))
save(found, "rated.csv")
