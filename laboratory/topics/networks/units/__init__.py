"""Networks of more and more hidden units on one sample, without and with weight decay."""
