"""Where does a number come from, when no theorem is given? `bounds.identify` is the public function."""
