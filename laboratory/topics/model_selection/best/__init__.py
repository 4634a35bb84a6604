"""Best of many."""
