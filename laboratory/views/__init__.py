"""Views as data: what is asked in fields, what is run, drawn and said of it; and the laboratory that they stand in."""
