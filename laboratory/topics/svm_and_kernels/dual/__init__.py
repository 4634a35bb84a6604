"""The dual of the support vector machine: its multipliers, and its value rising to meet the primal."""
