"""How theorems and answers show themselves in a notebook: Markdown with LaTeX, tables in HTML, pandas tables."""
