"""Plotly figures from results: they return, never show. One theme for all."""
