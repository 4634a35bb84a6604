"""Tests of a difference between two learners that have none: how often each of them finds one."""
