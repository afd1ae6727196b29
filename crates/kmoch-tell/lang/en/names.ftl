# The names of clauses: the English ones stand with their declaration.
