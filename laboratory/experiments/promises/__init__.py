"""The promises of a learning curve: one a file, each a bound on the true risk of the learned hypothesis."""
