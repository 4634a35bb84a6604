"""The adapters of a learning curve's bounds: one a file, each bound on the true risk of the learned hypothesis."""
