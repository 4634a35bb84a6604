"""The maximum margin (hard-margin SVM)."""
