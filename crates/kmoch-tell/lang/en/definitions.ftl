# What clauses are and why they matter: the English definitions stand with their declaration.
