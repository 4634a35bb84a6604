"""Minimax lower bounds: Le Cam, Fano, Assouad."""
