"""How often masters win with an isolated queen's pawn, by rating: one question to DuckDB, one picture.

usage: isolani.py FILES.parquet PICTURE.svg
"""

import sys
from pathlib import Path

import duckdb
import matplotlib.pyplot as plt

files, picture = sys.argv[1:]
question = Path(__file__).with_name("isolani.sql").read_text()
answer = duckdb.execute(question, {"files": files}).df()
print(answer.to_string(index=False, float_format="{:.3f}".format))

figure, axes = plt.subplots(figsize=(7, 4))
for isolani, rows in answer.groupby("isolani"):
    name = "an isolani on d4" if isolani else "other games"
    axes.plot(rows["band"] + 100, rows["won"] + rows["drawn"] / 2, "o-", label=f"{name} ({rows['games'].sum():,})")
axes.set_xlabel("White's rating")
axes.set_ylabel("White's score")
axes.legend()
figure.tight_layout()
figure.savefig(picture)
