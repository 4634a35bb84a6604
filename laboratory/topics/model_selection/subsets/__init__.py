"""Which features? AIC, BIC and leave-one-out choose among all subsets, again and again."""
