"""The text of a report: its findings, and the names of things."""

import shlex

from tidetable.lab.balance import Study
from tidetable.lab.measures import Interval
from tidetable.lab.report.numbers import Report
from tidetable.lab.report.sensitivity import NOTICED
from tidetable.lab.variants import Variant
from tidetable.text import Text

DASH, MINUS = "\u2013", "\u2212"


class ReportText:
    """The text of one study in one language; `text` has the messages of shell and game."""

    def __init__(self, language: str, study: Study) -> None:
        self.study = study
        self.text = Text(language, study.game, lab=True)

    def percent(self, part: float) -> str:
        return self.text.number(100 * part)

    def range(self, found: Interval) -> str:
        return f"{self.percent(max(0.0, found[1]))}{DASH}{self.percent(min(1.0, found[2]))}"

    def number(self, value: float) -> str:
        """Format a number briefly: one decimal place, none for integers and from 100 up."""
        digits = 0 if abs(value) >= 100 or float(value).is_integer() else 1
        return self.text.number(value, digits)

    def signed(self, value: float, digits: int) -> str:
        shown = self.text.number(abs(value), digits)
        if not any(sign in "123456789" for sign in shown):
            return shown  # rounded to zero: no sign
        return f"{'+' if value > 0 else MINUS}{shown}"

    def feature(self, name: str) -> str:
        text = self.text
        code, _, word = name.partition(":")
        if not word:
            return text(f"feature-{code}")
        kind, _, rest = word.partition("-")
        return text(f"feature-{code}", name=text.name(kind, rest))

    def step(self, step: str) -> str:
        text = self.text
        return text(f"step-{step}") if text.has(f"step-{step}") else step

    def seats(self) -> list[str]:
        from tidetable import games

        game = games.get(self.study.game)
        return self.text.seat_names(self.study.players, game.numbers(self.study.data))

    def instead(self, variant: Variant) -> str:
        text = self.text
        return text(f"alternative-{variant.name}") if variant.named else variant.name

    def options(self) -> list[str]:
        return [f"{name}={choice}" for name, choice in self.study.options.items()]

    # -- findings ------------------------------------------------------------------------------

    def findings(self, report: Report) -> list[str]:
        text = self.text
        sentences = [
            self.who_wins(report),
            text(
                "balance-find-length",
                turns=self.number(report.turns.median),
                low=self.number(report.turns.low),
                high=self.number(report.turns.high),
                decisions=self.number(report.decisions.median),
            ),
            text(
                "balance-find-margin",
                margin=self.number(report.margins.median),
                shared=self.percent(report.shared[0]),
            ),
        ]
        if report.settled is not None:
            sentences.append(
                text(
                    "balance-find-lead",
                    changes=self.number(report.lead_changes.mean),
                    half=self.percent(report.held[4][0]),
                    settled=self.text.number(report.settled.median),
                )
            )
        sentences.append(
            text(
                "balance-find-choices",
                median=self.number(report.choices.median),
                low=self.number(report.choices.low),
                high=self.number(report.choices.high),
                most=self.number(report.choices.most),
            )
        )
        sentences += self.how_deep(report)
        return [*sentences, *self.what_wins(report), *self.what_is_noticed(report)]

    def who_wins(self, report: Report) -> str:
        """The first player's share of the wins, and another's if that one stands out."""
        first, fair = report.order[0], report.fair
        other = min(range(len(report.order)), key=lambda n: (report.uneven[n], n))
        verdict = "more" if first[1] > fair else "less" if first[2] < fair else "fair"
        if verdict == "fair" and report.uneven[other] < NOTICED:
            verdict = "other"
        return self.text(
            "balance-find-first",
            verdict=verdict,
            share=self.percent(first[0]),
            range=self.range(first),
            fair=self.percent(fair),
            other=other + 1,
            othershare=self.percent(report.order[other][0]),
            otherrange=self.range(report.order[other]),
        )

    def how_deep(self, report: Report) -> list[str]:
        depth = report.depth
        if depth is None:
            return []
        middle, low, high = (self.number(round(one)) for one in depth.elo)
        sentence = self.text(
            "balance-find-depth",
            lowest=depth.lowest,
            highest=depth.highest,
            elo=middle,
            range=f"{low}{DASH}{high}",
        )
        return [sentence]

    def what_wins(self, report: Report) -> list[str]:
        """The possession with the largest effect, if any effect is significant."""
        significant = [
            one
            for one in report.features
            if one.had and (one.difference[1] > 0 or one.difference[2] < 0)
        ]
        if not significant:
            return []
        one = significant[0]
        sentence = self.text(
            "balance-find-had",
            what=self.feature(one.name),
            share=self.percent(one.first[0]),
            range=self.range(one.first),
            without=self.percent(one.second[0]),
        )
        return [sentence]

    def what_is_noticed(self, report: Report) -> list[str]:
        if not report.sensitivity:
            return []
        fields = dict.fromkeys(self.study.changed[row.variant].field for row in report.sensitivity)
        noticed = dict.fromkeys(
            self.study.changed[row.variant].field for row in report.sensitivity if row.noticed
        )
        if not noticed:
            return [self.text("balance-find-robust", fields=len(fields))]
        return [
            self.text(
                "balance-find-sensitive",
                count=len(noticed),
                fields=len(fields),
                names=", ".join(noticed),
            )
        ]

    # -- source --------------------------------------------------------------------------------

    def command(self) -> str:
        """The command that repeats this study."""
        study = self.study
        words = ["tidetable", "balance", study.game, "--players", str(study.players)]
        words += ["--games", str(study.games), "--bot", study.bot, "--seed", str(study.seed)]
        for option in self.options():
            words += ["--option", option]
        words += ["--each", str(study.each)]
        if study.each:
            words += ["--each-bot", study.each_bot]
        words += ["--ladder", str(study.rung)]
        if study.rung:
            words += ["--ladder-bots", ",".join(study.ladder)]
        if study.data is not None:
            words += ["--data", "FILE"]
        return shlex.join(words)

    def source(self, games: int, bot: str) -> str:
        """Number of games, seed, rules version and data hash, in one line."""
        study = self.study
        return self.text(
            "balance-source",
            games=self.text.number(games),
            bot=bot,
            seed=str(study.seed),
            rules=str(study.rules),
            data=study.hash[:12],
        )
