"""The two laboratories that are laid out by hand: their figures grow while they are watched, for minutes."""
