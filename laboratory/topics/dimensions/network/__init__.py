"""The linear autoencoder, which finds principal components."""
