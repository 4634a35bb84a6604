"""A history that costs more than the fit: it is worked out when somebody asks for it."""

from collections.abc import Callable
from typing import Any

from sklearn.utils.validation import check_is_fitted


class LazyHistory:
    """Works out its history, `_history_of_fit()`, when it is first asked for; a fit sets `_history` to None."""

    _history: dict[str, Any] | None
    _history_of_fit: Callable[[], dict[str, Any]]

    @property
    def history_(self) -> dict[str, Any]:
        """What a student asks about, worked out once."""
        check_is_fitted(self)
        if self._history is None:
            self._history = self._history_of_fit()
        return self._history
