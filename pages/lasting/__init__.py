"""What pages keep beyond a session."""
