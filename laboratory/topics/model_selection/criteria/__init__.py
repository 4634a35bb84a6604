"""AIC, BIC or MDL? Criteria and cross-validation choose the degree of a polynomial, again and again."""
