"""Train a small network on Kadora by self-play, then test it against `random` and `greedy`.

python examples/train_policy.py [UPDATES [GAMES]]     # pip install 'tidetable-games[lab,train]'
"""

import sys

import numpy as np

from tidetable.bots import Bot, Perspective, Thought, levels
from tidetable.lab import arena, ladder
from tidetable.lab.vector import VectorEnv

try:
    import torch
except ModuleNotFoundError:
    print("PyTorch is not installed, so nothing is trained: pip install 'tidetable-games[train]'")
    sys.exit(0)

ROWS, STEPS = 128, 128  # games at once, decisions between two updates
updates, games = map(int, sys.argv[1:] + ["100", "200"][len(sys.argv) - 1 :])
env = VectorEnv("kadora", ROWS, players=2, reward="win", seed=1)
spec = env.game_spec
torch.manual_seed(1)
inner = torch.nn.Linear(spec.expand(env.observations).shape[1], 128)
policy = torch.nn.Sequential(inner, torch.nn.ReLU(), torch.nn.Linear(128, spec.actions))
learner = torch.optim.Adam(policy.parameters(), lr=1e-3)


def chances(seen, masks):
    logits = policy(torch.from_numpy(spec.expand(seen)))
    legal = logits.masked_fill(torch.from_numpy(masks == 0), -1e9)
    return torch.distributions.Categorical(logits=legal)


for update in range(updates):
    trail = []
    for _ in range(STEPS):
        seen, masks, movers = env.observations.copy(), env.masks().copy(), env.to_move.copy()
        with torch.no_grad():
            actions = chances(seen, masks).sample().numpy()
        env.step(actions)
        trail.append((seen, masks, actions, movers, env.rewards.copy(), env.done.copy()))
    gains, won = [], np.full((ROWS, 2), 0.5)  # unfinished games give no signal
    for *_, movers, rewards, done in reversed(trail):
        won[done] = rewards[done]
        gains.append(won[np.arange(ROWS), movers] - 0.5)
    seen, masks, actions = (np.concatenate([step[n] for step in trail]) for n in range(3))
    chance = chances(seen, masks)
    gain = torch.from_numpy(np.concatenate(gains[::-1])).float()
    learned = gain * chance.log_prob(torch.from_numpy(actions)) + 0.003 * chance.entropy()
    learner.zero_grad()
    (-learned.mean()).backward()
    learner.step()
    print(f"update {update + 1} of {updates}", end="\r", flush=True)


class Learned(Bot):
    name = "learned"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        seen, mask = (
            ask(perspective.base, perspective.seat)[None] for ask in (spec.observe, spec.mask)
        )
        with torch.no_grad():
            return Thought(int(chances(seen, mask).logits.argmax()))


levels.LEVELS["learned"] = Learned()
for rival in ("random", "greedy"):
    contest = arena.Contest("kadora", ("learned", rival), players=2, games=games, seed=2)
    for row in ladder.ladder(arena.play(contest, task) for task in arena.tasks(contest)):
        print(f"{row.bot:8} {row.share:6.1%} ({row.low:.1%} - {row.high:.1%}) in {row.games} games")
