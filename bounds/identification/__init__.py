"""Where does that number come from, when nobody says by which theorem? `bounds.identify` is the face."""
