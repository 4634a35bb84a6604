"""Several classes: impurities, and the best question of each feature, be it a number or a category."""
