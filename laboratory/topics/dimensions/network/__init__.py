"""The linear autoencoder, which learns principal components."""
