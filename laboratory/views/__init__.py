"""Views as data: fields, the run, its figures and its words; and the laboratory that holds them."""
