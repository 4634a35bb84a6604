"""Words that only information-theoretic theorems need."""

from __future__ import annotations

from typing import Annotated

from bounds.domain import at_least, positive
from bounds.vocabulary import Number, Quantity, Variable

Information = Annotated[
    Number,
    Variable(
        "information",
        "I",
        "mutual information of hypothesis and sample",
        "nats",
        at_least(0),
        (0.1, 100),
        10.0,
        plain="I",
    ),
]
Scale = Annotated[
    Number, Variable("sigma", r"\sigma", "sub-Gaussian scale of the loss", "", positive(), (0.1, 2), 0.5, plain="σ")
]

MeanGap = Annotated[
    Number,
    Quantity(
        "expected generalisation gap", r"|\mathbb E[L_{\mathcal D}-L_S]|", "true minus training loss, averaged over "
        "samples",
        plain="|E gap|",
    ),
]  # fmt: skip
