use kmoch_eval::{Evaluator, Profile};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position, Setup};
use std::time::Instant;
fn main() {
    let text = include_str!("../tests/golden/dev.jsonl");
    let mut setups: Vec<Setup> = text
        .lines()
        .map(|l| {
            let v: serde_json::Value = serde_json::from_str(l).unwrap();
            Fen::from_ascii(v["fen"].as_str().unwrap().as_bytes()).unwrap().into_setup()
        })
        .collect();
    let full = std::env::args().nth(1);
    if full.as_deref() == Some("full") {
        setups = [
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 1",
            "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 w - - 0 1",
            "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w - - 0 1",
            "2rq1rk1/pb1nbppp/1p2pn2/2pp4/3P4/1PNBPN2/PB2QPPP/2RR2K1 w - - 0 1",
        ]
        .iter()
        .map(|f| Fen::from_ascii(f.as_bytes()).unwrap().into_setup())
        .collect();
    }
    let text = std::fs::read_to_string("profiles/addendum.toml").unwrap();
    let doc: toml_edit::DocumentMut = text.parse().unwrap();
    let zero = |keep: &dyn Fn(&str) -> bool| -> Profile {
        let mut d = doc.clone();
        let keys: Vec<String> = d
            .iter()
            .filter(|(_, i)| i.is_table())
            .map(|(k, _)| k.to_string())
            .filter(|k| k != "stage" && !keep(k))
            .collect();
        for k in keys {
            let t = d[&k].as_table_mut().unwrap();
            t.remove("stage");
            let ks: Vec<String> = t.iter().map(|(k, _)| k.to_string()).collect();
            for s in ks {
                t[&s] = toml_edit::value(0);
            }
        }
        d["measures"] = toml_edit::value("addendum");
        Profile::parse(&d.to_string(), "x").unwrap()
    };
    let time = |p: &Profile| {
        let mut e = Evaluator::new(p);
        let mut best = f64::MAX;
        for _ in 0..15 {
            let t = Instant::now();
            let mut s = 0i64;
            let n = 20000 / setups.len();
            for _ in 0..n {
                for st in &setups {
                    s += e.evaluate(&st.board, st.turn).micropawns() as i64;
                }
            }
            std::hint::black_box(s);
            best = best.min(t.elapsed().as_nanos() as f64 / (n * setups.len()) as f64);
        }
        best
    };
    let none = time(&zero(&|_| false));
    println!("all {:.0} none {:.0}", time(&zero(&|_| true)), none);
    let chess: Vec<Chess> = setups
        .iter()
        .filter_map(|s| s.clone().position::<Chess>(CastlingMode::Standard).ok())
        .collect();
    let mut best = f64::MAX;
    for _ in 0..15 {
        let t = Instant::now();
        let mut s = 0;
        for _ in 0..5000 / chess.len() {
            for c in &chess {
                s += c.legal_moves().len();
            }
        }
        std::hint::black_box(s);
        best = best.min(t.elapsed().as_nanos() as f64 / (5000 / chess.len() * chess.len()) as f64);
    }
    println!("legal_moves {best:.0}");
    for k in [
        "attack",
        "xray_attack",
        "pawn_piece_intersection",
        "stepping_stone",
        "piece_pawn_file",
        "piece_pawn_diagonal",
        "cheap_defender",
        "mobility",
        "harmony",
        "spatial_mobility",
        "complementarity",
        "complementarity_king_quadrant",
        "colour_split",
        "shelter_complementarity",
        "shelter_colour_split",
        "xray_intersection",
        "xray_intersection_shelter",
        "xray_intersection_knight",
        "piece_rank",
        "piece_centralisation",
        "piece_holistic",
        "smart_positioning",
        "space_queen",
        "space_king_half",
        "space_fixed_chain",
    ] {
        println!(
            "{k:32} alone {:6.1}   without {:6.1}",
            time(&zero(&|c| c == k)) - none,
            time(&zero(&|c| c != k))
        );
    }
}
