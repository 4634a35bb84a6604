"""AdaBoost: weak rules vote, round by round."""
