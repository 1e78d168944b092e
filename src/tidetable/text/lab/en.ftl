# The balance report, in English. The browser client does not need it.

balance-title = Balance of { $title }
balance-setup = { $players } players · { $games } games with the bot “{ $bot }” on every seat · seed { $seed }
balance-source = { $games } games by { $bot } · seed { $seed } · rules { $rules } · data { $data }
balance-written = The report is in { $file }.

## What stands out

balance-findings = What stands out
balance-find-first = { $verdict ->
    [more] The first player wins { $share } % ({ $range }): more than the { $fair } % that would be fair.
    [less] The first player wins { $share } % ({ $range }): less than the { $fair } % that would be fair.
    [other] The first player wins { $share } % ({ $range }), but player { $other } { $othershare } % ({ $otherrange }); { $fair } % would be fair.
   *[fair] The first player wins { $share } % ({ $range }); { $fair } % would be fair. No advantage can be seen.
  }
balance-find-length = A game takes { $turns } turns and { $decisions } decisions (medians); half of the games take { $low } to { $high } turns.
balance-find-margin = The winner's margin is { $margin } (median, in points); { $shared } % of the wins are shared.
balance-find-lead = The lead changes { $changes } times a game. Halfway through, the later winner leads in { $half } % of the games; half of the games are settled only after { $settled } % of their turns.
balance-find-choices = A decision has { $median } choices (median); half of the decisions have { $low } to { $high }, the largest { $most }.
balance-find-had = What goes with winning most: { $what }. With it { $share } % ({ $range }) win, without it { $without } %.
balance-find-robust = The game does not notice any of the { $fields } reconstructed values that were changed.
balance-find-sensitive = Of { $fields } reconstructed values that were changed, the game notices { $count }: { $names }.

## Sections

balance-section-seats = The same bot sits on every seat, so whatever differs is the seat. The dashed line is the fair share.
    .title = Is it fair?
balance-section-pace = How long games are, how many points are made, and how clear the wins are.
    .title = Pace and points
balance-section-tension = After every turn: who would win if the game ended now, by the rules of the game and with all cards open.
    .title = Tension
balance-section-choices = How much there is to decide, and when.
    .title = Choices
balance-section-wins = What winners had and did, next to the others. What goes with winning need not be what makes one win.
    .title = What wins
balance-section-what-if = Where the rulebook is silent, the data file has reconstructed values. The same deals were played again with each of them changed.
    .title = Would the game notice?
balance-section-method = Every game follows from the seed and its number. Intervals are of 95 %, with the game as what is independent: Wilson's for shares of wins, the ratio estimator for the rest. Changed values are compared deal by deal, and Holm's correction takes into account how many comparisons there are. All of it is how this bot plays; people may play otherwise. To cite: game, version, rules, data and the command below.
    .title = How these numbers are made

## Figures

balance-figure-order = Share of the wins by turn order, with intervals.
    .title = Wins by turn order
balance-figure-seats = The same games by place at the table.
    .title = Wins by seat
balance-figure-turns = Turns of all players together.
    .title = Length
balance-figure-scores = Final scores of all seats; winners in brass. { $note }
    .title = Scores
balance-figure-margins = How many points the winner is ahead of the best rival.
    .title = How clear the win is
balance-figure-lead-changes = How often in a game the lead goes from one player to another.
    .title = Lead changes
balance-figure-held = In how many games the later winner leads, as the game goes on. A late rise means a long open game; the dashed line is a guess.
    .title = Does the later winner lead?
balance-figure-settled = The part of the game after which its winner led to the end.
    .title = When it is settled
balance-figure-by-number = Legal choices from the first decision on: mean and middle half, as far as half of the games go.
    .title = Choices along the game
balance-figure-by-step = By what is asked: median, middle half (thick), most (thin). On a logarithmic scale.
    .title = Choices by step
balance-figure-had = Share of wins with and without, with intervals.
    .title = Having it
balance-figure-counted = How much more winners have of it than the others, in standard deviations, with intervals.
    .title = Having more of it
balance-figure-what-if = Differences from the box's own values with their intervals ({ $own }). ◆ and the shaded lines: more than luck explains.
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
balance-what = what
balance-found = found
balance-interval = 95 % interval
balance-value = value
balance-count = count
balance-quarter = quarter
balance-mean = mean
balance-median = median
balance-three-quarters = three quarters
balance-most = most
balance-numbers = Numbers, and how to repeat them
balance-repeat = To repeat:
balance-version = Version
balance-rules = Rules version
balance-data = Data (SHA-256)
balance-capped = Decisions cut short by time

balance-if-field = value changed
balance-if-otherwise = deals that went otherwise
balance-if-turns = turns
balance-if-score = mean score
balance-if-first = first player wins, %
balance-if-noticed = more than luck explains
balance-if-same = no difference at all
balance-if-cell = { $middle } ({ $low } to { $high })
balance-unvaried = Reconstructed, but not changed here
balance-unvaried-names = Names only: no rule hangs on them.
balance-unvaried-only = The engine knows no other value.
balance-unvaried-idle = Counts only with { $detail }.
balance-unvaried-refused = The data file's own check refuses it: { $detail }
balance-unvaried-unknown = No other value has been thought of.
