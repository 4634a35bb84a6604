"""The soft margin and its regularization parameter C."""
