"""The app's pages: one a file, with `PAGE` and `render()`. They arrange; numbers and figures come from below.

The first line of a page's docstring is what Start says at its door. What pages share lies in
`pages/widgets`, `pages/answering` and `pages/looking_up`.
"""

from pages.widgets.page import Found, Page, discover, menu_entry

__all__ = ["Found", "Page", "discover", "menu_entry"]
