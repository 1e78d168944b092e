"""The page about a trained judge: how good it is, what it weighs, and how to repeat it."""

from html import escape

from tidetable.engine.judge_file import Weights
from tidetable.lab.fitting import Bin
from tidetable.lab.report.page import Table, document, section, table_of
from tidetable.text import Text


def page(found: Weights, bins: list[Bin], language: str) -> str:
    text = Text(language, found.game)
    source = found.provenance
    setup = text(
        "train-setup",
        games=text.number(source.games),
        positions=text.number(source.positions),
        date=source.date,
        seed=str(source.seed),
    )
    again = (
        f"<p><code>{escape(source.command)}</code></p><p>SHA-256 {escape(source.games_hash)}</p>"
    )
    parts = [
        *(
            ("quality", table_of(losses(found, text))),
            ("calibration", table_of(calibration(bins, text))),
        ),
        *(("weights", table_of(weights(found, text))), ("again", again)),
    ]
    main = "".join(
        section(name, text(f"train-{name}"), text(f"train-{name}-intro"), [inside], wide=True)
        for name, inside in parts
    )
    return document(language, text("train-title", title=text("game-title")), setup, main)


def losses(found: Weights, text: Text) -> Table:
    names = ("log_loss", "log_loss_fitted", "log_loss_before", "log_loss_even")
    metrics = found.provenance.metrics
    rows = [
        [text(f"train-{name.replace('_', '-')}"), text.number(metrics[name], 4)]
        for name in names
        if name in metrics
    ]
    return ["", text("train-nats")], rows


def calibration(bins: list[Bin], text: Text) -> Table:
    rows = [
        [text.number(100 * one.told, 1), text.number(100 * one.won, 1), text.number(one.positions)]
        for one in bins
    ]
    return [text("train-told"), text("train-won"), text("train-cases")], rows


def weights(found: Weights, text: Text) -> Table:
    """Units have no names: only how much they hear of a feature."""
    rows = [
        [name, text.number(sum(abs(one) for one in row) / len(row), 3)]
        for name, row in zip(found.features, found.first, strict=True)
    ]
    return [text("train-feature"), text("train-mean-weight")], rows
