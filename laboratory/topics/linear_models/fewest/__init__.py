"""Fewest mistakes: what ERM over lines asks for, and what quick methods find."""
