"""Starting values: the same network trained from several random weights, and the committee of all runs."""
