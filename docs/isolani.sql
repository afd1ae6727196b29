-- How often White wins with an isolated queen's pawn: in games where the pawn stands isolated on d4 for ten plies or
-- more, and in all the others, by White's rating in bands of 200. $files are the Parquet files of
-- `kmoch features GAMES.pgn --columns isolated_horizontal --items -o GAMES.parquet`.
with positions as (
    select file, game, result, "elo.white" as elo,
        len(list_filter(items, lambda finding: finding.clause = 'isolated_horizontal'
            and finding.side = 'white' and list_contains(finding."on", 'd4'))) > 0 as isolated
    from read_parquet($files)
    where variation = 0
),
games as (
    select any_value(result) as result, any_value(elo) as elo, count(*) filter (isolated) >= 10 as isolani
    from positions
    group by file, game
)
select 200 * (elo // 200) as band, isolani, count(*) as games,
    avg((result = '1-0')::int) as won,
    avg((result = '1/2-1/2')::int) as drawn,
    avg((result = '0-1')::int) as lost
from games
where elo is not null and result in ('1-0', '1/2-1/2', '0-1')
group by band, isolani
order by band, isolani
