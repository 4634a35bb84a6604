"""The loading problem: a network of two hidden threshold units has the weights if and only if some sets can be split."""
