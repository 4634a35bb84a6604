"""Parts of the page that plans an evaluation: its fields, and its answer."""
