"""The line that misclassifies fewest examples, which ERM needs, and the lines that quick methods find."""
