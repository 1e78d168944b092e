# The balance report, in English. The browser client does not use it.

balance-title = Balance of { $title }
balance-setup = { $players } players · { $games } games with the bot “{ $bot }” on every seat · seed { $seed }
balance-source = { $games } games by { $bot } · seed { $seed } · rules { $rules } · data { $data }
balance-written = The report is in { $file }.

## What stands out

balance-findings = What stands out
balance-find-first = { $verdict ->
    [more] The first player wins { $share }% ({ $range }): more than the { $fair }% that would be fair.
    [less] The first player wins { $share }% ({ $range }): less than the { $fair }% that would be fair.
    [other] The first player wins { $share }% ({ $range }), but player { $other } { $othershare }% ({ $otherrange }); { $fair }% would be fair.
   *[fair] The first player wins { $share }% ({ $range }); { $fair }% would be fair. No advantage can be seen.
  }
balance-find-length = A game takes { $turns } turns and { $decisions } decisions (medians); half of the games take { $low } to { $high } turns.
balance-find-margin = The winner’s margin is { $margin } (median, in points); { $shared }% of the wins are shared.
balance-find-lead = The lead changes { $changes } times per game. Halfway through, the eventual winner leads in { $half }% of the games; half of the games are settled only after { $settled }% of their turns.
balance-find-choices = A decision has { $median } choices (median); half of the decisions have { $low } to { $high }, the largest has { $most }.
balance-find-had = The strongest link with winning: { $what }. With it, { $share }% ({ $range }) win; without it, { $without }%.
balance-find-robust = None of the { $fields } reconstructed values that were changed makes a measurable difference.
balance-find-sensitive = Of { $fields } reconstructed values that were changed, { $count } make a measurable difference: { $names }.

## Sections

balance-section-seats = The same bot plays every seat, so any difference is due to the seat. The dashed line is the fair share.
    .title = Is it fair?
balance-section-pace = How long games are, how many points are scored, and how clear the wins are.
    .title = Pace and points
balance-section-tension = Who would win if the game ended after each turn, by the rules and with all cards revealed.
    .title = Tension
balance-section-choices = How much there is to decide, and when.
    .title = Choices
balance-section-wins = What winners had and did, compared with the others. A link with winning need not be its cause.
    .title = What wins
balance-section-what-if = Where the rulebook does not say, the data file has reconstructed values. The same deals were played again with one of them changed at a time.
    .title = Do the reconstructed values matter?
balance-section-method = Every game follows from the seed and its number. Intervals are 95% and treat each game as an independent observation: Wilson’s for shares of wins, the ratio estimator for the rest. Changed values are compared deal by deal, with Holm’s correction for the number of comparisons. All of this describes how this bot plays; people may play differently. To cite: game, version, rules, data and the command below.
    .title = Method

## Figures

balance-figure-order = Share of the wins by turn order, with intervals.
    .title = Wins by turn order
balance-figure-seats = The same games by place at the table.
    .title = Wins by seat
balance-figure-turns = Turns of all players together.
    .title = Length
balance-figure-scores = Final scores of all seats; winners in brass. { $note }
    .title = Scores
balance-figure-margins = By how many points the winner is ahead of the best rival.
    .title = How clear the win is
balance-figure-lead-changes = How often the lead passes from one player to another in a game.
    .title = Lead changes
balance-figure-held = In how many games the eventual winner leads as the game progresses. A late rise means that the game stays open for long; the dashed line is chance.
    .title = Does the eventual winner lead?
balance-figure-settled = The part of the game after which the winner led until the end.
    .title = When the game is settled
balance-figure-by-number = Number of choices from the first decision on: mean and middle half, up to the median length of a game.
    .title = Choices over the course of the game
balance-figure-by-step = By kind of decision: median, middle half (thick), maximum (thin). Logarithmic scale.
    .title = Choices by step
balance-figure-had = Share of wins with and without, with intervals.
    .title = Having it
balance-figure-counted = How much more of it winners have than the others, in standard deviations, with intervals.
    .title = Having more of it
balance-figure-what-if = Differences from the box’s own values, with intervals ({ $own }). ◆ and shaded rows: more than chance explains.
    .title = One value changed at a time

balance-axis-wins = wins, %
balance-axis-games = games, %
balance-axis-seats = seats, %
balance-axis-turns = turns
balance-axis-points = points
balance-axis-changes = lead changes
balance-axis-progress = part of the game, %
balance-axis-winner-leads = games, %
balance-axis-decision = decision
balance-axis-choices = choices
balance-axis-deviations = standard deviations

## Words of tables and legends

balance-order = player { $number }
balance-winners = winners
balance-others = others
balance-with = with it
balance-without = without it
balance-what = feature
balance-found = found
balance-interval = 95% interval
balance-value = value
balance-count = count
balance-quarter = lower quartile
balance-mean = mean
balance-median = median
balance-three-quarters = upper quartile
balance-most = maximum
balance-numbers = Numbers, and how to repeat them
balance-repeat = To repeat:
balance-version = Version
balance-rules = Rules version
balance-data = Data (SHA-256)
balance-capped = Decisions stopped by the time limit

balance-if-field = value changed
balance-if-otherwise = deals played differently
balance-if-turns = turns
balance-if-score = mean score
balance-if-first = first player wins, %
balance-if-noticed = more than chance explains
balance-if-same = no difference at all
balance-if-cell = { $middle } ({ $low } to { $high })
balance-unvaried = Reconstructed, but not changed here
balance-unvaried-names = Names only: no rule depends on them.
balance-unvaried-only = The engine knows no other value.
balance-unvaried-idle = Only matters with { $detail }.
balance-unvaried-refused = The data file’s own check rejects it: { $detail }
balance-unvaried-unknown = No alternative has been suggested.

## The ladder of bots, and reports side by side

balance-find-depth = Skill counts: from “{ $lowest }” to “{ $highest }” it is { $elo } Elo points ({ $range }).
balance-section-skill = Bots from weak to strong, each of which meets the one below it. The farther apart they are, the deeper the game: 200 Elo points mean finishing ahead in three games out of four.
    .title = Does skill count?
balance-figure-ladder = How far above the first bot each one plays, with intervals.
    .title = Ladder of bots
balance-figure-rungs = How often each bot finishes ahead of the one below it, with intervals. The dashed line would be bots of equal strength.
    .title = Each bot against the one below it
balance-rung = { $bot } – { $below }
balance-axis-elo = Elo points
balance-axis-ahead = finishes ahead, %
beside-title = Balance side by side
beside-measures = In one table
beside-note = Shares of games and Elo points with 95% intervals; turns, decisions, points, lead changes and choices as medians with their middle half.
beside-written = The page is in { $file }.
beside-players = { $players } players
beside-plain = the usual options
beside-data = data { $data }
beside-seed = seed { $seed }
beside-games = games
beside-first = the first player wins, %
beside-fair = fair share, %
beside-turns = turns
beside-decisions = decisions
beside-margin = winner’s margin, points
beside-shared = shared wins, %
beside-changes = lead changes
beside-half = eventual winner leads halfway, %
beside-settled = settled after, % of the game
beside-choices = choices of a decision
beside-depth = skill depth, Elo points
