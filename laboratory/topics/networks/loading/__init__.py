"""The loading problem: a network of two hidden threshold units has weights just where some sets can be split."""
