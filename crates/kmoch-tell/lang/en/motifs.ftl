# Tactical motifs: the English sentences stand with their declaration.
