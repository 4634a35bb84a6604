"""The maximum margin between two classes, what slack costs, and how a kernel bends the line."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("SVM and kernels", "See", ":material/straighten:", 50)


def render() -> None:
    """See `laboratory.topics.svm_and_kernels`."""
    from pages.widgets.laboratory import laboratory

    laboratory("svm_and_kernels")
