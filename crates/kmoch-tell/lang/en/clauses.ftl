# What clauses find: the English sentences stand with their declaration.
