"""Which degree?"""
