"""One sparse signal: found by trying all supports, by the least l1 norm, or not."""
