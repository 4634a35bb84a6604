"""Local minima: where gradient descent stops, and how often SGD's noise leaves them."""
