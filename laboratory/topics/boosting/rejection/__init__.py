"""AdaBoost by rejection sampling: examples accepted in proportion to their weights."""
