"""Laws of failures of the theorems about Hoeffding's inequality, a file each."""
