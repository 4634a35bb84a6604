"""Worlds that draw independent examples and know the true risk of a predictor exactly.

    from sources import sources
    source = sources["uniform_threshold"](noise=0.2)
    X, y = source.draw(numpy.random.default_rng(0), 100)
    source.risk(predictor)                    # exact; UnknownRiskError where `knows(predictor)` is False
    estimated_risk(source, predictor, rng)    # an interval, for any predictor

Adding `sources/<name>.py` with one frozen dataclass adds a source; a leading underscore keeps a file apart.
Worlds with real labels are in `sources.regression`, tables that a user brings in `sources.files`.
"""

from __future__ import annotations

from collections.abc import Mapping

from sources._discovery import discover
from sources._risk import RiskEstimate, UnknownRiskError, estimated_risk
from sources._setting import Choice, Setting
from sources._source import Predictor, Sample, Source

sources: Mapping[str, type[Source]] = discover()

__all__ = [
    "Choice",
    "Predictor",
    "RiskEstimate",
    "Sample",
    "Setting",
    "Source",
    "UnknownRiskError",
    "discover",
    "estimated_risk",
    "sources",
]
