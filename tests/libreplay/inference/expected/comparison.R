suppressMessages({library(clubSandwich); library(metafor)})
options(digits = 15)
set.seed(20240502)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

# Games of 3 to 6 nations with one winner; A and B are played by some of them; strata are nation by number of nations.
games <- function(count) do.call(rbind, lapply(seq_len(count), function(game) {
  nations <- sample(3:6, 1)
  side <- sample(c("a", "b", "other"), nations, replace = TRUE, prob = c(0.3, 0.4, 0.3))
  winner <- sample(nations, 1, prob = ifelse(side == "a", 1.7, 1))
  rows <- data.frame(game = game * 7 %% 1009, stratum = sample(6, nations) * 10 + nations, side = side,
                     won = as.numeric(seq_len(nations) == winner))
  rows[rows$side != "other", ]
}))

for (size in c(small = 30, large = 300)) {
  name <- if (size == 30) "small" else "large"
  rows <- games(size)
  save(data.frame(game = rows$game, stratum = rows$stratum, isB = as.numeric(rows$side == "b"), won = rows$won),
       paste0("comparison_", name, "_data.csv"))
  both <- names(which(tapply(rows$side, rows$stratum, function(s) length(unique(s)) == 2)))
  counted <- rows[rows$stratum %in% both, ]
  counted$stratum <- factor(counted$stratum)
  counted$isA <- as.numeric(counted$side == "a")
  t <- table(factor(counted$side, c("a", "b")), factor(counted$won, c(1, 0)), counted$stratum)
  # Strata in which nobody or everybody won say nothing to the test; R wants at least two observations in each.
  test <- mantelhaen.test(t, correct = FALSE)
  a <- t[1, 1, ]; b <- t[1, 2, ]; c <- t[2, 1, ]; d <- t[2, 2, ]
  rd <- rma.mh(ai = a, bi = b, ci = c, di = d, measure = "RD", add = 0, drop00 = FALSE)
  n1 <- a + b; n0 <- c + d; n <- n1 + n0
  fit <- lm(won ~ isA + stratum, counted)
  raw <- lm(won ~ I(side == "a"), rows)
  w <- tapply((counted$isA - ave(counted$isA, counted$stratum))^2, counted$game, sum)
  named <- list(counted = nrow(counted), alone = nrow(rows) - nrow(counted), strata = length(both),
    statistic = unname(test$statistic), pValue = test$p.value,
    oddsRatio = unname(test$estimate), oddsLow = test$conf.int[1], oddsHigh = test$conf.int[2],
    difference = unname(rd$beta[1]), satoError = rd$se,
    greenlandRobinsError = sqrt(sum((a * b * n0^3 + c * d * n1^3) / (n1 * n0 * n^2))) / sum(n1 * n0 / n),
    regression = unname(coef(fit)["isA"]), robustError = sqrt(vcovCR(fit, counted$game, "CR2")["isA", "isA"]),
    degrees = sum(w)^2 / sum(w^2) - 1,
    raw = unname(coef(raw)[2]), rawError = sqrt(vcovCR(raw, rows$game, "CR2")[2, 2]))
  save(data.frame(name = names(named), value = unlist(named)), paste0("comparison_", name, ".csv"))
}
