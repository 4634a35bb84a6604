"""The delta rule of a sigmoid unit: steps in proportion to error and slope."""
