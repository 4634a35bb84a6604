"""The documentation as a site, built from the objects themselves by `make docs`.

Material for MkDocs, since its pages are Markdown, like the texts of our objects; its search, menu and both themes work
without a network once fonts are left to the reader's machine. mkdocstrings reads the API from
docstrings without importing it. Formulas become MathML here, so that no page needs a script to be read.

A kind of page is one module with `write(sources)`, which returns its part of the menu; `site.py` calls them in order.
"""
