"""Takes the noise out of light and gloss while edges, panels and grain stay: an edge-stopping a-trous filter
guided by the surface's direction and its zone. Light is clean of colour here, so few samples are enough."""
import numpy as np
from scipy.ndimage import gaussian_filter

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
CODES = np.random.default_rng(3).random((15, 2)).astype(np.float32)


def shifted(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def a_trous(signal, guide, strength, loose, levels):
    """Averages `signal` (h, w, n) over neighbours that look alike in `guide` (h, w, m)."""
    for level in range(levels):
        step = 1 << level
        total, weight = np.zeros_like(signal), np.zeros(signal.shape[:2] + (1,), np.float32)
        tone = gaussian_filter(np.log(signal[..., :3].mean(-1) + .03), 1.2 if level == 0 else .7)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                y, x = dy * step, dx * step
                apart = (((guide - shifted(guide, y, x)) * strength) ** 2).sum(-1)
                apart += ((tone - shifted(tone, y, x)) * (1 + .5 * level) / loose) ** 2
                w = (KERNEL[dy + 2] * KERNEL[dx + 2] * np.exp(-np.minimum(apart, 30)))[..., None]
                total += w * shifted(signal, y, x)
                weight += w
        signal = total / weight
    return signal


def spread(values, alpha, sigma=1.2):
    """Carries values a little way over the outline, so that half-covered pixels have a colour of their own."""
    solid = (alpha > .995).astype(np.float32)[..., None]
    sums = gaussian_filter(values * solid, (sigma, sigma, 0))
    count = gaussian_filter(solid, (sigma, sigma, 0))
    return np.where(solid > 0, values, np.where(count > .02, sums / np.maximum(count, 1e-4), values))


def clean(raw):
    """Denoised passes; zones and shade are freed from coverage, alpha is coverage itself."""
    alpha = np.clip(raw['alpha'], 0, 1).astype(np.float32)
    total = np.maximum(raw['zones'].sum(-1, keepdims=True), 1e-4)
    zones = np.clip(raw['zones'] / total, 0, 1)
    shade = raw['shade'] / np.maximum(alpha, .05)
    guide = np.concatenate([raw['normal'] * 3.4, zones @ CODES * 9, alpha[..., None] * 40], -1).astype(np.float32)
    strength = np.ones(guide.shape[-1], np.float32)
    light = np.concatenate([raw['direct'], raw['bounced']], -1)
    light = a_trous(light, guide, strength, .9, 4)
    gloss = a_trous(raw['gloss'], guide, strength * .8, 1.2, 4)
    return {'zones': spread(zones, alpha), 'shade': spread(shade[..., None], alpha)[..., 0], 'alpha': alpha,
            'direct': spread(light[..., :3], alpha), 'bounced': spread(light[..., 3:], alpha), 'gloss': spread(gloss, alpha)}
