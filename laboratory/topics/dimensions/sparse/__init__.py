"""One sparse signal: found by trying all supports, by the smallest l1 norm, or not."""
