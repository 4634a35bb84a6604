"""Which tests run: those of a tier (quick, everyday, exhaustive), or those that know a name."""
