"""Laws of failures of the theorems about finite classes, a file each."""
