library(survival)
options(digits = 15)
save <- function(rows, file) write.csv(format(rows, digits = 15, trim = TRUE), file, row.names = FALSE, quote = FALSE)

# Positions of games between bots, a row a nation, who won in the end: made by
# annales_fit_value antike --games 120 --positions 2 --seed 20240601 --sample choice_data.csv, then tr -d '\r'
rows <- read.csv("choice_data.csv", check.names = FALSE)
features <- setdiff(names(rows), c("position", "chosen"))
formula <- as.formula(paste("chosen ~", paste0("`", features, "`", collapse = " + "), "+ strata(position)"))
fit <- clogit(formula, rows, method = "exact", control = coxph.control(eps = 1e-12, iter.max = 50))
save(data.frame(feature = seq_along(features), coefficient = unname(coef(fit)), error = unname(sqrt(diag(vcov(fit)))),
  likelihood = fit$loglik[2], even = fit$loglik[1]), "choice.csv")
