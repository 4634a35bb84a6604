"""The page of the audit."""
