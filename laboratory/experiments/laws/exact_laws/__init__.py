"""Laws of failures of the theorems about votes, a file each."""
