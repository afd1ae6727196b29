# The chapters of the catalogue: their English titles stand with their declaration.
