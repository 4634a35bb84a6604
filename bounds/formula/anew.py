"""Walking through a tree of a formula without changing it: trees and their leaves are shared."""

import ast
from typing import Any


class Anew(ast.NodeTransformer):
    """A transformer that makes every node a new one; `ast.NodeTransformer` is named beside it where it is used."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """The same node over new ones."""
        return type(node)(**{name: self._anew(value) for name, value in ast.iter_fields(node)})

    def _anew(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._anew(entry) for entry in value]
        return self.visit(value) if isinstance(value, ast.AST) else value
