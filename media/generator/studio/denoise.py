"""Takes the noise out of light and gloss while edges, panels and grain stay: an edge-stopping a-trous filter
guided by the surface's direction and its zone. Light is clean of colour here, so few samples are enough."""
import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter

KERNEL = np.array([1, 2, 1], np.float32) / 4
CODES = np.random.default_rng(3).random((15, 2)).astype(np.float32)


def shifted(a, dy, dx):
    return np.roll(a, (dy, dx), (-2, -1))


def a_trous(signal, guide, loose, levels=5):
    """Averages `signal` (n, h, w) over neighbours that look alike in `guide` (m, h, w) and in brightness."""
    for level in range(levels):
        step = 1 << level
        total, weight = np.zeros_like(signal), np.zeros(signal.shape[1:], np.float32)
        tone = gaussian_filter(np.log(signal[:3].mean(0) + .14), 1.2 if level == 0 else .7)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                y, x = dy * step, dx * step
                apart = ((tone - shifted(tone, y, x)) * (1 + .5 * level) / loose) ** 2
                for g in guide:
                    apart += (g - shifted(g, y, x)) ** 2
                w = KERNEL[dy + 1] * KERNEL[dx + 1] * np.exp(-np.minimum(apart, 30))
                total += w * shifted(signal, y, x)
                weight += w
        signal = total / weight
    return signal


def tame(signal):
    """Limits every pixel to what its eight neighbours reach: takes single bright or dark dots away."""
    around = np.stack([shifted(signal, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    around.sort(0)
    return np.clip(signal, around[1], around[-2])


def spread(values, alpha, sigma=1.2):
    """Carries values a little way over the outline, so that half-covered pixels have a colour of their own."""
    solid = (alpha > .995).astype(np.float32)[..., None]
    sums = gaussian_filter(values * solid, (sigma, sigma, 0))
    count = gaussian_filter(solid, (sigma, sigma, 0))
    return np.where(solid > 0, values, np.where(count > .02, sums / np.maximum(count, 1e-4), values))


def opened(stored):
    """A stored view as numbers: zones and shade freed from coverage, alpha is coverage, light still noisy."""
    raw = {k: v.astype(np.float32) / (255 if v.dtype == np.uint8 else 1) for k, v in stored.items()}
    alpha = raw['alpha']
    total = np.maximum(raw['zones'].sum(-1, keepdims=True), 1e-4)
    return {**raw, 'zones': spread(np.clip(raw['zones'] / total, 0, 1), alpha), 'origin': stored['origin'],
            'shade': spread(raw['shade'][..., None] * 1.25 / np.maximum(alpha, .05)[..., None], alpha)[..., 0]}


LIGHT = ('direct', 'bounced', 'gloss')


def settled(light, alpha):
    """Smooths what lies in the dark, inside a shoe and under its laces: few samples reach it, and it has no detail to lose."""
    sigma = light.shape[1] / 420
    dark = (np.clip((.42 - light.mean(-1)) / .22, 0, 1) * (alpha > .98)).astype(np.float32)[..., None]
    soft = gaussian_filter(light * dark, (sigma, sigma, 0)) / np.maximum(gaussian_filter(dark, (sigma, sigma, 0)), 1e-3)
    return light * (1 - dark) + soft * dark


def calm(view, names=LIGHT, levels=5):
    """The light passes of an opened view without noise."""
    guide = np.concatenate([view['normal'] * 3.8, view['zones'] @ CODES * 2.0, view['alpha'][..., None] * 40], -1)
    first = lambda a: np.ascontiguousarray(np.moveaxis(a, -1, 0), np.float32)
    signal = first(np.concatenate([view[k] for k in names], -1))
    light = spread(np.moveaxis(a_trous(tame(signal), first(guide), .9, levels), 0, -1), view['alpha'])
    parts = {k: light[..., 3 * i:3 * i + 3] for i, k in enumerate(names)}
    return {k: settled(v, view['alpha']) if k in ('direct', 'bounced') else v for k, v in parts.items()}


def load(path):
    """A traced view ready for painting: opened, and the noise gone."""
    view = opened(dict(np.load(path)))
    return {**view, **calm(view)}


def regressed(signal, features, radius):
    """What a local linear fit of `signal` (n, h, w) to `features` (m, h, w) predicts: keeps relief that the features
    know, without the noise (a guided filter of several guides)."""
    size = 2 * radius + 1
    mean = lambda a: uniform_filter(a, size, mode='nearest')
    f_mean = np.stack([mean(f) for f in features])
    m = len(features)
    spread_ = np.empty(features.shape[1:] + (m, m), np.float32)
    for i in range(m):
        for j in range(i, m):
            spread_[..., i, j] = spread_[..., j, i] = mean(features[i] * features[j]) - f_mean[i] * f_mean[j]
    spread_[..., range(m), range(m)] += 2e-3
    inverse = np.linalg.inv(spread_)
    out = np.empty_like(signal)
    for k, s in enumerate(signal):
        s_mean = mean(s)
        both = np.stack([mean(s * f) for f in features]) - s_mean * f_mean
        slope = np.moveaxis(np.einsum('hwij,jhw->ihw', inverse, both), 0, 0)
        rest = mean(s_mean - (slope * f_mean).sum(0))
        out[k] = rest + sum(mean(slope[i]) * features[i] for i in range(m))
    return np.maximum(out, 0)


def picture(raw):
    """Linear light of a picture traced with its colours: light and gloss without noise, times their colours. What the
    smoothing takes from the relief, a fit to the surface's direction gives back."""
    first = lambda a: np.ascontiguousarray(np.moveaxis(a.astype(np.float32), -1, 0))
    raw = {k: first(v) for k, v in raw.items()}
    colour = raw['DiffCol']
    tint = colour / np.maximum(colour.sum(0), .02)
    diffuse, gloss = tame(raw['DiffDir'] + raw['DiffInd']), tame((raw['GlossDir'] + raw['GlossInd']) * raw['GlossCol'])
    features = np.concatenate([raw['normal'], colour.mean(0, keepdims=True)])
    fit, shine = regressed(diffuse, features, 3), regressed(gloss, features, 2)
    guide = np.concatenate([raw['normal'] * 1.6, tint * 1.5, np.sqrt(colour.mean(0, keepdims=True)) * 2.0])
    light = a_trous(np.concatenate([diffuse, fit]), guide, .55, 4)
    gleam = a_trous(np.concatenate([gloss, shine]), guide, .55, 3)
    light = np.maximum(light[:3] + fit - light[3:], 0)
    gleam = np.maximum(gleam[:3] + shine - gleam[3:], 0)
    return np.moveaxis(light * colour + gleam + raw['Emit'] + raw['Env'], 0, -1)
