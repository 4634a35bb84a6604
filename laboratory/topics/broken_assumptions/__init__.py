"""Guarantees whose assumptions are violated: how often they still hold."""
