"""Laws of failures of the theorems about test sets that are watched, a file each."""
