"""The best prediction of a number: mean, median, mode, or a probability, depending on the loss."""
