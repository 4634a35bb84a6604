"""The best prediction of a number: mean, median, mode, or a probability, as the loss asks."""
