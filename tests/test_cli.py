"""The command line: what its commands print, save and refuse."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import run
from tidetable import games
from tidetable.engine import notation
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random
from tidetable.text import LANGUAGES

CATALOGUES = Path(games.__file__).parent / "text"


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """One clear line and exit code 2."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    state = games.get("kadora").new(players=3, seed=5)
    play_random(state, Rng(3))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(state.record()))
    return file


def changed(record: Path, **fields: object) -> Path:
    plain = json.loads(record.read_text())
    plain.update(fields)
    record.write_text(json.dumps(plain))
    return record


def unless(quick: bool) -> tuple[pytest.MarkDecorator, ...]:
    return () if quick else (pytest.mark.thorough,)


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players", ["3", *(pytest.param(n, marks=pytest.mark.thorough) for n in ("2", "4"))]
)
def test_a_whole_game_by_numbers(players: str, tmp_path: Path) -> None:
    save = tmp_path / "game.tide.json"
    done = run(
        *("play", "kadora", "--players", players, "--seed", "1", "--bots", "greedy"),
        *("--save", str(save)),
        typed="1\n" * 60,
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 110  # log lines wrap, tables do not
    assert "tidetable replay" in done.stdout.replace("\n", " ")
    assert "The game is over." in run("replay", str(save)).stdout
    assert run("verify", str(save)).returncode == 0


def test_a_tip_says_what_a_bot_would_do_and_why(tmp_path: Path) -> None:
    done = run(
        *("play", "kadora", "--players", "2", "--seed", "3", "--bots", "greedy"),
        *("--save", str(tmp_path / "game.tide.json")),
        typed="t\n1\n1\nt\nq\n",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("A bot would do this: ") == 2
    assert "Gains " in done.stdout


@pytest.mark.thorough
def test_a_whole_game_of_poseidon_by_numbers(tmp_path: Path) -> None:
    save = tmp_path / "game.tide.json"
    done = run(
        *("play", "poseidon", "--seed", "1", "--bots", "greedy", "--save", str(save)),
        typed="1\n" * 400,
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "The game is over." in run("replay", str(save)).stdout
    assert run("verify", str(save)).returncode == 0


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=unless(one == "de")) for one in LANGUAGES]
)
def test_the_table_of_poseidon_fits_80_columns_in_every_language(language: str) -> None:
    typed = "1\n" * 9 + "q\n"
    arguments = ("play", "poseidon", "--players", "4", "--seed", "2", "--bots", "greedy")
    done = run(*arguments, typed=typed, lang=language)
    assert done.returncode == 0, done.stderr
    tables = [line for line in done.stdout.splitlines() if "▶" in line]
    assert len(tables) >= 8
    assert max(map(len, tables)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_in_every_language(language: str) -> None:
    arguments = ("play", "kadora", "--players", "4", "--seed", "2", "--bots", "greedy")
    done = run(*arguments, typed="1\nq\n", lang=language)
    assert done.returncode == 0, done.stderr
    tables = [line for line in done.stdout.splitlines() if "│" in line or "▶" in line]
    assert len(tables) >= 8
    assert max(map(len, tables)) <= 80


@pytest.mark.parametrize(
    ("mode", "language"),
    [
        pytest.param(mode, language, marks=unless(language == "de"))
        for mode in ("standard", "family", "advanced")
        for language in LANGUAGES
    ],
)
def test_every_mode_of_octocube_fits_80_columns(mode: str, language: str) -> None:
    arguments = ("play", "octocube", "--players", "4", "--seed", "2", "--bots", "greedy")
    done = run(*arguments, "--option", f"mode={mode}", typed="1\n1\n1\nq\n", lang=language)
    assert done.returncode == 0, done.stderr
    tables = [line for line in done.stdout.splitlines() if "│" in line or "▶" in line]
    assert len(tables) >= 10
    assert max(map(len, tables)) <= 80


@pytest.mark.parametrize(
    "mode",
    [pytest.param(m, marks=unless(m == "family")) for m in ("standard", "family", "advanced")],
)
def test_a_whole_game_of_octocube(mode: str, tmp_path: Path) -> None:
    save = tmp_path / "game.tide.json"
    option = ("--option", f"mode={mode}", "--option", "hidden_chips=yes")
    arguments = ("play", "octocube", "--players", "2", "--seed", "1", "--bots", "greedy")
    done = run(*arguments, *option, "--save", str(save), typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert json.loads(save.read_text())["record"]["options"]["mode"] == mode
    assert run("verify", str(save)).returncode == 0


def test_typed_moves_are_accepted_and_wrong_ones_explained(tmp_path: Path) -> None:
    game = games.get("kadora")
    state = game.new(players=2, seed=4)
    seat = str(int(state.to_move))
    word = game.write_action(state, state.actions()[0])
    cell = word.split("-")[1]
    typed = f"R9x-{cell}\nnonsense\n<1\n{word}\nq\n"
    done = run("play", "kadora", "--players", "2", "--seed", "4", "--seat", seat, typed=typed)
    assert "“R9x-" in done.stdout
    assert "“nonsense” is neither" in done.stdout
    assert "First place a card" in done.stdout
    assert "Draw from which stack?" in done.stdout


def test_undo_save_and_resume(tmp_path: Path) -> None:
    save = tmp_path / "mine.json"
    arguments = ("play", "kadora", "--players", "2", "--seed", "4", "--bots", "greedy")
    done = run(*arguments, "--save", str(save), typed="u\n1\nu\n2\n1\nu\ns\nq\n")
    assert "Taken back." in done.stdout
    assert done.stdout.count("This cannot be taken back") == 2
    # A long path may be wrapped anywhere.
    assert "".join(f"Saved in {save}".split()) in "".join(done.stdout.split())
    again = run("play", "kadora", "--bots", "greedy", "--resume", str(save), typed="l\nq\n")
    assert again.returncode == 0, again.stderr
    assert "The cards are dealt." in again.stdout


def test_a_resumed_game_can_be_finished(tmp_path: Path) -> None:
    save = tmp_path / "mine.json"
    bots = ("--bots", "greedy")
    run("play", "kadora", "--seed", "4", *bots, "--save", str(save), typed="1\n1\n1\ns\nq\n")
    done = run("play", "kadora", *bots, "--resume", str(save), typed="1\n" * 60)
    assert "The game is over." in done.stdout


# -- the other commands --------------------------------------------------------------------------


def test_simulate_does_not_depend_on_the_number_of_jobs() -> None:
    arguments = ("simulate", "kadora", "--players", "4", "--games", "600", "--seed", "9", "--json")
    one, two = (json.loads(run(*arguments, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    speed = one.pop("speed")
    assert speed["decisions"] == two.pop("speed")["decisions"]
    assert speed["processor_seconds"] > 0
    assert one == two
    assert one["games"] == 600
    assert sum(seat["share"] for seat in one["wins_by_seat"]) == pytest.approx(1)
    low, high = one["wins_by_seat"][0]["interval"]
    assert low < one["wins_by_seat"][0]["share"] < high


def test_simulate_with_an_option() -> None:
    arguments = ("simulate", "octocube", "--games", "50", "--json", "--option", "mode=family")
    output = json.loads(run(*arguments).stdout)
    assert output["options"] == {"mode": "family"}
    assert max(int(score) for score in output["score_counts"]) == 16  # slots


def test_simulate_prints_a_summary() -> None:
    done = run("simulate", "kadora", "--games", "100")
    assert done.returncode == 0, done.stderr
    assert "95% interval" in done.stdout
    assert "per second" in done.stdout


@pytest.mark.thorough
def test_balance_writes_a_page_and_resumes_from_its_results(tmp_path: Path) -> None:
    out, results = tmp_path / "page.html", tmp_path / "games.jsonl"
    arguments = ("balance", "kadora", "--games", "20", "--each", "30", "--results", str(results))
    done = run(*arguments, "--out", str(out), "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "The first player wins" in done.stdout
    assert str(out) in done.stdout
    first = out.read_text()
    lines = results.read_text().splitlines()
    results.write_text("\n".join(lines[: len(lines) // 2]))
    assert run(*arguments, "--out", str(out)).returncode == 0
    assert out.read_text() == first
    output = json.loads(run(*arguments, "--json").stdout)
    assert output["games"] == 20
    assert len(output["sensitivity"]) == len(output["study"]["changed"]) > 5
    refused(run("balance", "kadora", "--games", "21", "--results", str(results)), str(results))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_filled_from_the_data(language: str, tmp_path: Path) -> None:
    done = run("rules", "kadora", lang=language)
    assert done.returncode == 0, done.stderr
    assert "cards.missing" in done.stdout
    source = games.get("kadora").data
    corrected = tmp_path / "mine.toml"
    original = Path(games.__file__).parent / "engine" / "kadora" / "data.toml"
    corrected.write_text(original.read_text().replace("threshold = 10", "threshold = 13"))
    assert source.values["threshold"] == 10
    assert " 13 " in run("rules", "kadora", "--data", str(corrected), lang=language).stdout


def test_rules_are_those_of_a_table() -> None:
    two = run("rules", "poseidon", "--players", "2", "--option", "total_seven=at_least").stdout
    assert "9 slots" in " ".join(two.split())
    assert "at least 7" in two
    assert "exactly 7" not in two
    assert "  1. Build a reef tile" in two  # the steps of a turn have their numbers
    refused(run("rules", "poseidon", "--option", "mode=family"), "mode")


def test_replay_shows_the_game_and_converts_it(record: Path, tmp_path: Path) -> None:
    output = run("replay", str(record))
    assert "The game is over." in output.stdout
    assert "unseen" not in output.stdout
    assert "unseen" in run("replay", str(record), "--seat", "1").stdout
    text = run("replay", str(record), "--notation").stdout
    pasted = tmp_path / "pasted.txt"
    pasted.write_text(text)
    back = json.loads(run("replay", str(pasted), "--json").stdout)
    assert back == json.loads(record.read_text())
    assert text == notation.write(games.get("kadora"), back)


def test_verify(record: Path) -> None:
    done = run("verify", str(record))
    assert done.returncode == 0
    assert "Verified" in done.stdout
    plain = json.loads(record.read_text())
    done = run("verify", str(changed(record, seed=str(int(plain["seed"]) + 1))))
    assert done.returncode == 1
    assert "hash" in done.stderr
    done = run("verify", str(changed(record, seed=None)))
    assert done.returncode == 1
    assert "revealed" in done.stderr


def test_version_shows_whether_the_engine_is_compiled() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("tidetable-games ")
    assert "compiled" in done.stdout or "plain Python" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(language: str) -> None:
    done = run("--help", lang=language)
    assert done.returncode == 0
    for command in ("play", "simulate", "balance", "rules", "replay", "verify"):
        assert command in done.stdout
        assert run(command, "--help", lang=language).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_no_brackets(language: str) -> None:
    """Rich takes them for markup: it printed `tidetable-games[data]` without `[data]`."""
    catalogue = (CATALOGUES / f"{language}.ftl").read_text()
    helps = re.findall(r"^help-.*(?:\n+ +.*)*", catalogue, re.MULTILINE)
    assert len(helps) > 50
    assert not [entry for entry in helps if "games[" in entry]


def test_the_locale_chooses_the_language() -> None:
    env = {**os.environ, "LC_ALL": "", "LANG": "nl_NL.UTF-8", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-m", "tidetable", "play", "chess"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    refused(done, "chess")
    assert "There is no" not in done.stderr


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), ("chess", "kadora")),
        (("play", "kadora", "--players", "5"), ("5", "2 to 4")),
        (("play", "kadora", "--seat", "3"), ("seat 3",)),
        (("play", "kadora", "--seed", "-1"), ("-1",)),
        (("play", "kadora", "--players", "many"), ("--players",)),
        (("play", "kadora", "--resume", "/no/such/file"), ("/no/such/file",)),
        (("play", "kadora", "--data", "/no/such.toml"), ("/no/such.toml",)),
        (("simulate", "kadora", "--games", "0"), ("--games",)),
        (("simulate", "kadora", "--jobs", "-2"), ("--jobs",)),
        (("simulate", "kadora", "--seed", "-2"), ("-2",)),
        (("simulate", "kadora", "--players", "1"), ("1",)),
        (("replay", "/no/such/file"), ("/no/such/file",)),
        (("rules",), ("GAME",)),
        (("sail",), ("sail",)),
        (("play", "kadora", "--wind"), ("--wind",)),
        (("play", "octocube", "--option", "family"), ("NAME=CHOICE", "family")),
        (("play", "octocube", "--option", "mode=hard"), ("mode", "hard", "advanced")),
        (("arena", "octocube", "--option", "speed=high"), ("speed", "hidden_chips")),
        (("balance", "chess"), ("chess", "kadora")),
        (("balance", "kadora", "--games", "9"), ("--games", "9 < 10")),
        (("balance", "kadora", "--each", "29"), ("--each", "29 < 30")),
        (("balance", "kadora", "--each", "-1"), ("--each",)),
        (("balance", "kadora", "--bot", "genius"), ("genius", "greedy")),
        (("balance", "kadora", "--each-bot", "genius"), ("genius", "greedy")),
        (("balance", "kadora", "--players", "5"), ("5", "2 to 4")),
        (("balance", "octocube", "--option", "mode=hard"), ("mode", "hard", "advanced")),
        (("balance", "kadora", "--data", "/no/such.toml"), ("/no/such.toml",)),
        (("balance", "kadora", "--out", "/no/such/page.html"), ("/no/such/page.html",)),
        (("balance", "kadora", "--out", "/"), ("/",)),
        (("balance", "kadora", "--json", "--results", "/no/such/file"), ("/no/such/file",)),
    ],
)
def test_bad_arguments_get_one_clear_line(
    arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    refused(run(*arguments), *words)


def test_an_unknown_language_is_named() -> None:
    refused(run("rules", "kadora", lang="tlh"), "tlh", "nl")


def test_broken_records_get_one_clear_line(record: Path) -> None:
    whole = record.read_text()
    record.write_text(whole[:200])
    refused(run("replay", str(record)), "cut off")
    record.write_text("")
    refused(run("replay", str(record)))
    record.write_text("[game]\n")
    refused(run("replay", str(record)), "game")
    record.write_bytes(b"\xff\xfe\x00")
    refused(run("replay", str(record)))
    record.write_text(whole)
    refused(run("replay", str(changed(record, format="tidetable-record/9"))), "tidetable-record/9")
    record.write_text(whole)
    refused(run("verify", str(changed(record, rules=99))), "99")
    record.write_text(whole)
    refused(run("replay", str(changed(record, actions=[1]))), "Action 1")
    record.write_text(whole)
    refused(run("replay", str(changed(record, game="chess"))), "chess")
    record.write_text(whole)
    refused(run("replay", str(changed(record, players="three"))), "players")
    record.write_text(whole)
    refused(run("play", "kadora", "--resume", str(record)), "not a saved game")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ("threshold = 10", "threshold"),
        ("hand_size = 4", "hand_size"),
    ],
)
def test_an_invalid_data_file_is_reported_with_its_field(
    wrong: str, field: str, tmp_path: Path
) -> None:
    original = Path(games.__file__).parent / "engine" / "kadora" / "data.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(original.read_text().replace(wrong, f'{field} = "many"'))
    refused(run("play", "kadora", "--data", str(mine)), str(mine), field, "int")
    mine.write_text("threshold = ")
    refused(run("rules", "kadora", "--data", str(mine)), str(mine), "TOML")
