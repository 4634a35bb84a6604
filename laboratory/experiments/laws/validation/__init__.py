"""Laws of failures of the theorems about test and validation sets, a file each."""
