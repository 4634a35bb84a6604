"""The area under the ROC curve (AUC) of scores for two labels: intervals, and comparisons on the same items."""
