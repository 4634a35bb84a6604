"""Information-theoretic bounds."""
