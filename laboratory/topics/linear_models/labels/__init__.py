"""The likelihood of labels: logistic regression is maximum likelihood."""
