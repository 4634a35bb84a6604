"""How good is a model, and is it better than another, from a test set?"""
