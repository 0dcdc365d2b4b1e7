
# From here on the script is the same for every comparison. docs/statistics.md of Annales names the source of each estimator.
level <- 0.95
reach <- function(degrees) if (degrees > 1e-9) qt(0.5 + level / 2, degrees) else Inf

# The root of the inverse of a symmetric matrix, times a vector. A direction that the matrix lacks counts nothing.
inverse_root_times <- function(matrix, vector) {
  if (length(vector) == 1) return(if (matrix > 1e-10) vector / sqrt(matrix) else 0)
  parts <- eigen(matrix, symmetric = TRUE)
  along <- drop(crossprod(parts$vectors, vector))
  drop(parts$vectors %*% ifelse(parts$values > 1e-10, along / sqrt(pmax(parts$values, 1e-300)), 0))
}

# Observations of strata that have both sides: n of each stratum, how many are A's (a) and B's (b), the side and the value less
# their means in the stratum.
centred <- function(rows) {
  rows$is_a <- as.numeric(rows$side == "a")
  rows$a <- ave(rows$is_a, rows$stratum, FUN = sum)
  rows$n <- ave(rows$is_a, rows$stratum, FUN = length)
  rows <- rows[rows$a > 0 & rows$a < rows$n, ]
  rows$b <- rows$n - rows$a
  rows$x <- rows$is_a - rows$a / rows$n
  rows$y <- rows$value - ave(rows$value, rows$stratum)
  rows[order(rows$cluster), ]
}

games_of <- function(rows) split(seq_len(nrow(rows)), rows$cluster)

# CR2 (Bell and McCaffrey 2002): each game's sides times the root of the inverse of one less its leverage. `total` is the sum of
# squares of all sides where the difference was fitted, 0 where it is supposed.
adjusted <- function(rows, games, total) {
  found <- numeric(nrow(rows))
  for (own in games) {
    rest <- diag(length(own)) - outer(rows$stratum[own], rows$stratum[own], "==") / rows$n[own]
    if (total > 0) rest <- rest - tcrossprod(rows$x[own]) / total
    found[own] <- inverse_root_times(rest, rows$x[own])
  }
  found
}
by_game <- function(numbers, rows) as.vector(rowsum(numbers, rows$cluster))

# A side whose values are all the same still leaves something open (Agresti and Caffo 2000).
lone_side <- function(rows) {
  one <- function(values) {
    if (length(values) == 0 || sum(values^2) - sum(values)^2 / length(values) > 1e-12) return(0)
    share <- (sum(values) + 1) / (length(values) + 2)
    share * (1 - share) / (length(values) + 2)
  }
  one(rows$value[rows$is_a == 1]) + one(rows$value[rows$is_a == 0])
}

# The regression of the value on side and stratum, errors by game: the pooled difference.
difference <- function(rows) {
  rows <- centred(rows)
  nothing <- list(value = NaN, error = 0, degrees = 0, low = -1, high = 1, p = 1)
  if (nrow(rows) == 0) return(nothing)
  total <- sum(rows$x^2)
  value <- sum(rows$x * rows$y) / total
  scores <- by_game(adjusted(rows, games_of(rows), total) * (rows$y - value * rows$x), rows)
  variance <- sum(scores^2) / total^2 + lone_side(rows)
  size <- by_game(rows$x^2, rows)
  degrees <- sum(size)^2 / sum(size^2) - 1
  found <- list(value = value, error = sqrt(variance), degrees = degrees, low = -1, high = 1, p = 1)
  if (degrees <= 1e-9) return(found)
  t <- if (variance > 0) value / found$error else if (value == 0) 0 else Inf
  found$p <- min(1, 2 * pt(-abs(t), degrees))
  found$low <- max(-1, value - reach(degrees) * found$error)
  found$high <- min(1, value + reach(degrees) * found$error)
  found
}

# Each stratum's a, b, and values of A and B added up.
strata_of <- function(rows) {
  sums <- rowsum(data.frame(a = rows$is_a, b = 1 - rows$is_a, won_a = rows$value * rows$is_a, won_b = rows$value * (1 - rows$is_a),
                            squares = rows$value^2), rows$stratum)
  sums$n <- sums$a + sums$b
  sums$weight <- sums$a * sums$b / sums$n
  sums$score <- (sums$won_a * sums$b - sums$won_b * sums$a) / sums$n
  sums$scatter <- pmax(0, sums$squares - (sums$won_a + sums$won_b)^2 / sums$n)
  sums
}

# The variance of the score at a supposed difference d is constant - 2 linear d + square d^2: pooled as if observations were
# independent, and by game.
parabolas <- function(rows, strata) {
  each <- strata$weight / (strata$n - 1)
  side <- adjusted(rows, games_of(rows), 0)
  y <- by_game(side * rows$y, rows)
  x <- by_game(side * rows$x, rows)
  list(pooled = c(sum(each * strata$scatter), sum(each * strata$score), sum(each * strata$weight)),
       robust = c(sum(y^2), sum(y * x), sum(x^2)))
}

# Cochran, Mantel and Haenszel without correction, and the same by game.
mantel_haenszel <- function(strata, variances) {
  score <- sum(strata$score)
  statistic <- if (variances$pooled[1] > 0) score^2 / variances$pooled[1] else 0
  robust <- if (variances$robust[1] > 0) score^2 / variances$robust[1] else 0
  list(test = statistic, test_p = pchisq(statistic, 1, lower.tail = FALSE), robust_test = robust,
       robust_test_p = pchisq(robust, 1, lower.tail = FALSE))
}

# Mantel and Haenszel's odds ratio, interval after Robins, Breslow and Greenland (1986).
odds_ratio <- function(strata) {
  a <- strata$won_a; b <- strata$a - a; c <- strata$won_b; d <- strata$b - c; n <- strata$n
  r <- sum(a * d / n)
  s <- sum(b * c / n)
  if (!(r > 0 && s > 0)) return(list(odds = if (s > 0) 0 else if (r > 0) Inf else NaN, odds_low = 0, odds_high = Inf))
  error <- sqrt(sum((a + d) / n * a * d / n) / (2 * r^2) + sum(((a + d) * b * c + (b + c) * a * d) / n^2) / (2 * r * s) +
                  sum((b + c) / n * b * c / n) / (2 * s^2))
  far <- exp(qnorm(0.5 + level / 2) * error)
  list(odds = r / s, odds_low = r / s / far, odds_high = r / s * far)
}

# The confidence sequence of the verdict (Robbins 1970; Waudby-Smith et al. 2021), tuned for 400 observations.
sequence <- function(strata, variances) {
  nothing <- list(anytime_low = -1, anytime_high = 1, anytime_p = 1)
  weight <- sum(strata$weight)
  variance <- max(variances$pooled[1], variances$robust[1])
  if (!(variance > 0)) return(nothing)
  value <- sum(strata$score) / weight
  surprise <- -2 * log(0.05)
  mixture <- 400 / (surprise + log(surprise) + 1)
  size <- 4 * weight
  ln_evidence <- log(mixture / (mixture + size)) / 2 + size / (mixture + size) * (weight * value)^2 / variance / 2
  boundary <- (mixture + size) / size * (log((mixture + size) / mixture) - 2 * log(1 - level))
  kept <- function(v) {
    a <- weight^2 - boundary * v[3]
    b <- weight^2 * value - boundary * v[2]
    c <- weight^2 * value^2 - boundary * v[1]
    if (a <= 1e-12 * weight^2) return(if (c <= 0) c(-1, 1) else if (value > 0) c(0, 1) else c(-1, 0))
    pmin(1, pmax(-1, (b + c(-1, 1) * sqrt(max(0, b^2 - a * c))) / a))
  }
  least <- boundary * sum(strata$weight^2 / pmax(strata$a, strata$b))
  a <- weight^2 + least
  b <- weight^2 * abs(value) + least / 2
  near <- (b + c(-1, 1) * sqrt(max(0, b^2 - a * weight^2 * value^2))) / a
  near[2] <- min(1, near[2])
  if (value < 0) near <- -rev(near)
  pooled <- kept(variances$pooled)
  robust <- kept(variances$robust)
  list(anytime_low = min(pooled[1], robust[1], near[1]), anytime_high = max(pooled[2], robust[2], near[2]),
       anytime_p = min(1, exp(-ln_evidence)))
}

# Do strata disagree? Gart and Nam (1990), by game.
heterogeneity <- function(rows, strata) {
  nothing <- list(heterogeneity = 0, heterogeneity_degrees = 0, heterogeneity_p = 1, i_squared = NaN, i_squared_low = 0,
                  i_squared_high = 1)
  all <- sum(strata$weight)
  d <- sum(strata$score) / all
  variances <- sapply(seq_len(nrow(strata)), function(i) {
    s <- strata[i, ]
    slope <- function(q) {
      part <- function(hits, share) if (hits > 0) hits / share else 0
      part(s$won_a, q + d) - part(s$a - s$won_a, 1 - q - d) + part(s$won_b, q) - part(s$b - s$won_b, 1 - q)
    }
    low <- max(0, -d)
    high <- min(1, 1 - d)
    for (i in 1:60) {
      middle <- (low + high) / 2
      if (isTRUE(slope(middle) > 0)) low <- middle else high <- middle
    }
    q <- (low + high) / 2
    spread <- max(0, (q + d) * (1 - q - d)) / s$a + max(0, q * (1 - q)) / s$b
    if (spread > 1e-12) s$weight^2 * s$n / (s$n - 1) * spread else 0
  })
  tells <- variances > 0
  if (sum(tells) < 2) return(nothing)
  residual <- rows$y - d * rows$x
  cell <- paste(rows$cluster, rows$stratum)
  own <- ave(rows$x, cell, FUN = length)
  rest <- 1 - own / rows$n
  residual <- residual + (ifelse(rest > 1e-10, 1 / sqrt(pmax(rest, 1e-300)), 0) - 1) * ave(residual, cell)
  games <- match(rows$cluster, unique(rows$cluster))
  scores <- matrix(0, max(games), nrow(strata))
  places <- cbind(games, match(as.character(rows$stratum), rownames(strata)))
  sums <- rowsum(rows$x * residual, paste(places[, 1], places[, 2]), reorder = FALSE)
  scores[unique(places)] <- sums
  scores <- scores - rowSums(scores) %o% (strata$weight / all)
  scores <- sweep(scores[, tells, drop = FALSE], 2, sqrt(variances[tells]), "/")
  squares <- rowSums(scores^2)
  mean <- sum(squares)
  variance <- 2 * max(0, sum(crossprod(scores)^2) - sum(squares^2))
  if (!(mean > 1e-10 && variance > 1e-10)) return(nothing)
  degrees <- 2 * mean^2 / variance
  statistic <- sum(((strata$score - strata$weight * d)^2 / variances)[tells]) * degrees / mean
  ln_h <- log(statistic / degrees) / 2
  error <- suppressWarnings(if (statistic > degrees + 1) ln_h / (sqrt(2 * statistic) - sqrt(2 * degrees - 1))
                            else sqrt((1 - 1 / (3 * (degrees - 1)^2)) / (2 * (degrees - 1))))
  ends <- if (isTRUE(error > 0 && is.finite(error))) pmax(0, 1 - exp(-2 * (ln_h + c(-1, 1) * qnorm(0.5 + level / 2) * error)))
          else c(0, 1)
  list(heterogeneity = statistic, heterogeneity_degrees = degrees, heterogeneity_p = pchisq(statistic, degrees, lower.tail = FALSE),
       i_squared = max(0, 1 - degrees / statistic), i_squared_low = ends[1], i_squared_high = ends[2])
}

score_interval <- function(share, trials, far) {
  if (!(trials > 0) || !is.finite(far)) return(c(0, 1))
  extra <- far^2 / trials
  middle <- (share + extra / 2) / (1 + extra)
  half <- far / (1 + extra) * sqrt(share * (1 - share) / trials + extra / (4 * trials))
  pmin(1, pmax(0, c(middle - half, middle + half)))
}

# A share over strata with these parts of the whole (of one stratum: the plain share), errors by game.
share <- function(rows, parts) {
  if (nrow(rows) == 0) return(c(NaN, 0, 1))
  stratum <- match(as.character(rows$stratum), names(parts))
  cell <- paste(rows$cluster, stratum)
  first <- !duplicated(cell)
  sums <- as.vector(rowsum(rows$value, cell, reorder = FALSE))
  sizes <- as.vector(rowsum(rep(1, nrow(rows)), cell, reorder = FALSE))
  stratum <- stratum[first]
  game <- rows$cluster[first]
  n <- tapply(sizes, factor(stratum, seq_along(parts)), sum, default = 0)
  won <- tapply(sums, factor(stratum, seq_along(parts)), sum, default = 0)
  games <- tabulate(stratum, length(parts))
  parts <- ifelse(n > 0, parts, 0)
  parts <- parts / sum(parts)
  means <- ifelse(n > 0, won / n, 0)
  value <- sum(parts * means)
  influence <- ifelse(games[stratum] == 1, parts[stratum] * sizes / n[stratum] * (sums / sizes - sum(won) / sum(n)),
                      parts[stratum] / n[stratum] * (sums - sizes * means[stratum]) / sqrt(pmax(1 - sizes / n[stratum], 1e-300)))
  variance <- sum(rowsum(as.vector(influence), game)^2)
  weights <- rowsum(as.vector((parts[stratum] / n[stratum])^2 * sizes), game)
  size <- sum(weights)^2 / sum(weights^2)
  if (length(parts) == 1 && all(sizes == 1) && all(sums %in% c(0, 1)))
    return(c(value, score_interval(value, size, qnorm(0.5 + level / 2))))
  spread <- value * (1 - value)
  most <- 5 * nrow(rows)
  trials <- if (spread > 0) { if (variance > 0) min(spread / variance, most) else most } else size
  c(value, score_interval(value, trials, reach(size - 1)))
}

numbers_of <- function(rows) {
  counts <- centred(rows)
  strata <- strata_of(counts)
  whole <- rows
  whole$stratum <- rep(0, nrow(rows))
  raw <- difference(whole)
  names(raw) <- c("raw", "raw_error", "raw_degrees", "raw_low", "raw_high", "raw_p")
  pooled <- difference(rows)
  names(pooled)[1] <- "difference"
  found <- c(list(a_decided = sum(rows$side == "a"), a_wins = sum(rows$value[rows$side == "a"]),
                  b_decided = sum(rows$side == "b"), b_wins = sum(rows$value[rows$side == "b"]),
                  a_counted = sum(counts$is_a), b_counted = sum(1 - counts$is_a), games = length(unique(counts$cluster)),
                  strata = nrow(strata)), raw, pooled)
  if (nrow(strata) == 0) return(list(whole = found, strata = list()))
  variances <- parabolas(counts, strata)
  weights <- setNames(strata$weight, rownames(strata))
  for (side in c("a", "b")) {
    own <- counts[counts$is_a == (side == "a"), ]
    one <- own
    one$stratum <- 0
    for (kind in list(list("share", share(one, c("0" = 1))), list("weighed", share(own, weights))))
      found[paste0(side, "_", kind[[1]], c("", "_low", "_high"))] <- kind[[2]]
  }
  found <- c(found, mantel_haenszel(strata, variances), odds_ratio(strata), sequence(strata, variances),
             heterogeneity(counts, strata))
  each <- lapply(rownames(strata), function(name) {
    one <- strata[name, ]
    alone <- difference(counts[as.character(counts$stratum) == name, ])
    list(a_counted = one$a, a_wins = one$won_a, b_counted = one$b, b_wins = one$won_b, weight = one$weight / sum(strata$weight),
         difference = alone$value, low = alone$low, high = alone$high, p = alone$p)
  })
  list(whole = found, strata = setNames(each, rownames(strata)))
}

# Where no game is unlike Annales' numbers by more than this, the table is repeated.
tolerance <- 1e-6
distance <- function(ours, theirs) {
  if (is.na(ours) || is.na(theirs)) return(if (is.na(ours) && is.na(theirs)) 0 else Inf)
  if (ours == theirs) return(0)
  abs(ours - theirs) / max(1, abs(theirs))
}

arguments <- commandArgs(trailingOnly = TRUE)
if (length(arguments) > 0) observations <- arguments[1]
# Without a folder: beside the script.
script <- sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))
if (!file.exists(observations) && length(script) > 0) observations <- file.path(dirname(script[1]), observations)
if (!file.exists(observations)) {
  message(observations, ": there is no such file. Name the file of observations: Rscript SCRIPT.R OBSERVATIONS.csv")
  quit(status = 2)
}
rows <- read.csv(observations, colClasses = c(game = "character"))
found <- lapply(seq_along(asked), function(i) numbers_of(rows[rows$comparison == i, ]))
told$here <- mapply(function(comparison, stratum, number) {
  one <- if (is.na(stratum)) found[[comparison]]$whole else found[[comparison]]$strata[[as.character(stratum)]]
  if (is.null(one[[number]])) NA else one[[number]]
}, told$comparison, told$stratum, told$number)
told$distance <- mapply(distance, told$here, told$value)

for (i in seq_along(asked)) {
  cat("\n", i, ". ", asked[i], "\n", sep = "")
  own <- told[told$comparison == i, ]
  cat(sprintf("  %-8s %-22s %16s %16s %9s\n", "stratum", "number", "Annales", "R", "distance"))
  cat(sprintf("  %-8s %-22s %16.9f %16.9f %9.1e\n", ifelse(is.na(own$stratum), "", own$stratum), own$number, own$value, own$here,
              own$distance), sep = "")
}
far <- max(told$distance)
cat(sprintf("\n%d comparisons, %d numbers. Largest distance: %.1e (relative where a number is above 1).\n", length(asked), nrow(told), far))
if (far > tolerance) {
  cat("Not repeated: more than", tolerance, "apart. Was the file of observations changed?\n")
  quit(status = 1)
}
cat("Repeated.\n")
