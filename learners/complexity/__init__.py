"""How rich a class or how steady an algorithm is, measured: Rademacher complexity, replace-one stability."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
