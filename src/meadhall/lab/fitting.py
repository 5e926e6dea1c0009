"""Fits a judge's network to games: plain numpy, two hidden layers, Adam; then rounded to whole numbers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.network import FINE, SHIFT
from meadhall.lab.selfplay import Rows

Floats = NDArray[np.float32]
LINES = 0.05  # how much the lines of the sheets count beside the chances
DECAY = 0.1
BATCH = 512
RATE = 2e-3
LOOKS = 250  # steps between two looks at games that are not learned from


@dataclass
class Fit:
    """A network while it learns, and how its inputs and lines are measured."""

    sizes: list[int]
    mean: Floats
    spread: Floats
    line_mean: Floats
    line_spread: Floats
    weights: list[Floats] = field(default_factory=list)
    biases: list[Floats] = field(default_factory=list)

    def feed(self, inputs: Floats) -> list[Floats]:
        """What every layer says; inputs as they are written, rows of features."""
        layers = [(inputs - self.mean) / self.spread]
        for number, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            total = layers[-1] @ weights + biases
            layers.append(total if number == len(self.weights) - 1 else np.maximum(total, 0))
        return layers

    def chances(self, features: Floats) -> Floats:
        """Chances of positions, by seat."""
        many, seats, width = features.shape
        logits = self.feed(features.reshape(-1, width))[-1][:, 0].reshape(many, seats)
        return softmax(logits)


def softmax(logits: Floats) -> Floats:
    """Chances that add up to 1."""
    power = np.exp(logits - logits.max(1, keepdims=True))
    found: Floats = power / power.sum(1, keepdims=True)
    return found


def blank(rows: dict[int, Rows], hidden: list[int], seed: int) -> Fit:
    """A network that knows nothing but the measure of its inputs."""
    chance = np.random.default_rng(seed)
    flat = np.concatenate([one.features.reshape(-1, one.features.shape[-1]) for one in rows.values()])
    lines = np.concatenate([one.lines.reshape(-1, one.lines.shape[-1]) for one in rows.values()])
    sizes = [flat.shape[1], *hidden, 1 + lines.shape[1]]
    fit = Fit(
        sizes,
        flat.mean(0).astype(np.float32),
        np.maximum(flat.std(0), 1e-3).astype(np.float32),
        lines.mean(0).astype(np.float32),
        np.maximum(lines.std(0), 1.0).astype(np.float32),
    )
    fit.spread[flat.std(0) < 1e-6] = 1e6  # what never changes is not looked at
    for before, after in pairwise(sizes):
        fit.weights.append(chance.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32))
        fit.biases.append(np.zeros(after, np.float32))
    fit.weights[-1] *= 0.1
    return fit


def train(fit: Fit, rows: dict[int, Rows], asked: dict[int, Rows], steps: int, seed: int) -> int:
    """At most so many steps of Adam, slower towards the end; those weights are kept that games not learned
    from surprised least. Returns after how many steps that was.
    """
    chance = np.random.default_rng(seed)
    arrays = [*fit.weights, *fit.biases]
    kept = [np.zeros_like(one) for one in arrays]
    power = [np.zeros_like(one) for one in arrays]
    counts = np.array([len(one.features) for one in rows.values()], float)
    groups = list(rows.values())
    best, least, at = [one.copy() for one in arrays], loss(fit, asked)["loss"], 0
    for step in range(1, steps + 1):
        group = groups[chance.choice(len(groups), p=counts / counts.sum())]
        picked = chance.integers(len(group.features), size=BATCH)
        slopes = gradient(fit, group.features[picked], group.target[picked], group.lines[picked])
        now = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for number, (array, slope) in enumerate(zip(arrays, slopes, strict=True)):
            kept[number] = 0.9 * kept[number] + 0.1 * slope
            power[number] = 0.999 * power[number] + 0.001 * slope * slope
            speed = kept[number] / (1 - 0.9**step)
            array -= now * (speed / (np.sqrt(power[number] / (1 - 0.999**step)) + 1e-8) + DECAY * array)
        if step % LOOKS == 0 and (found := loss(fit, asked)["loss"]) < least:
            best, least, at = [one.copy() for one in arrays], found, step
    for array, one in zip(arrays, best, strict=True):
        array[...] = one
    return at


def gradient(fit: Fit, features: Floats, target: Floats, lines: Floats) -> list[Floats]:
    """How the loss changes with every weight: of chances and, less, of the lines."""
    many, seats, width = features.shape
    layers = fit.feed(features.reshape(-1, width))
    out = layers[-1]
    back = np.zeros_like(out)
    back[:, 0] = ((softmax(out[:, 0].reshape(many, seats)) - target) / many).reshape(-1)
    wanted = (lines.reshape(many * seats, -1) - fit.line_mean) / fit.line_spread
    back[:, 1:] = LINES * (out[:, 1:] - wanted) / many
    of_weights: list[Floats] = []
    of_biases: list[Floats] = []
    for number in reversed(range(len(fit.weights))):
        of_weights.append(layers[number].T @ back)
        of_biases.append(back.sum(0))
        if number:
            back = (back @ fit.weights[number].T) * (layers[number] > 0)
    return [*reversed(of_weights), *reversed(of_biases)]


def loss(fit: Fit, rows: dict[int, Rows]) -> dict[str, float]:
    """How surprised it is by who won, in bits less than a guess by seats alone; and how far off its chances are."""
    total = base = error = 0.0
    many = 0
    for seats, one in rows.items():
        found = fit.chances(one.features)
        total += float(-(one.target * np.log(np.maximum(found, 1e-6))).sum())
        base += len(found) * np.log(seats)
        error += float(((found - one.target) ** 2).sum() / seats)
        many += len(found)
    return {"loss": total / many, "gained": 1 - total / base, "brier": error / many, "positions": many}


def sharpen(fit: Fit, rows: dict[int, Rows]) -> float:
    """Make it as sure as it may be of who won; what searches expected, which it learned from too, is less so. Returns
    by how much.
    """
    weights, biases = fit.weights[-1][:, 0].copy(), float(fit.biases[-1][0])

    def surprise(sharper: float) -> float:
        fit.weights[-1][:, 0], fit.biases[-1][0] = weights * sharper, biases * sharper
        return loss(fit, rows)["loss"]

    best = min((one / 50 for one in range(40, 81)), key=surprise)
    surprise(best)
    return best


def rounded(fit: Fit) -> list[int]:
    """The weights as whole numbers, for inputs as they are written; lines in points."""
    weights = [one.astype(np.float64) for one in fit.weights]
    biases = [one.astype(np.float64) for one in fit.biases]
    scale = 1 / fit.spread.astype(np.float64)
    biases[0] = biases[0] - (fit.mean.astype(np.float64) * scale) @ weights[0]
    weights[0] = weights[0] * scale[:, None]
    weights[-1][:, 1:] *= fit.line_spread
    biases[-1][1:] = biases[-1][1:] * fit.line_spread + fit.line_mean
    found: list[int] = []
    for number, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
        found += [round(one) for one in (bias * 2.0**FINE).tolist()]
        found += [round(one) for one in (weight.reshape(-1) * 2.0 ** (FINE if number == 0 else SHIFT)).tolist()]
    return found


def written(fit: Fit, lines: list[str], search: dict[str, float], about: dict[str, Any]) -> str:
    """The file of a judge's weights."""
    head = {"about": about, "lines": lines, **search, "sizes": fit.sizes}
    text = json.dumps(head, indent=1)[:-2]
    return f'{text},\n "weights": [{",".join(map(str, rounded(fit)))}]\n}}\n'
