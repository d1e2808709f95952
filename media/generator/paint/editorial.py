"""Develops the editorial pictures: takes the noise out, tones, adds a little glow and grain, and encodes."""
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter, median_filter

from studio.blender import run_in_blender
from studio.denoise import picture
from studio.scenes import SCENES, SIZES

from .avif import save_avif
from .compose import display, zone_colours
from .palette import worn

HERE = Path(__file__).resolve().parent.parent
WIDTHS = {'wide': (1920, 1200), 'tall': (1080, 720), 'scale': (1200, 600)}
LIMIT = 250_000        # bytes a file may have


def cast(products, name):
    """The model of a scene and its colours, for the tracer."""
    model, palette = worn(products, SCENES[name].product, SCENES[name].colour)
    return {'model': model, 'colours': zone_colours(palette).tolist()}


def melted(light, depth, cam):
    """Smooths what lies out of focus by a part of its own blur: takes the grain of few samples out of the far ground."""
    width = light.shape[1]
    focus = float(np.linalg.norm(np.subtract(cam['focus'], cam['place'])))
    depth = median_filter(np.maximum(depth.astype(np.float32), .5), 5)
    circle = cam['lens'] ** 2 / cam['stop'] / (focus * 100 - cam['lens']) * np.abs(depth - focus) / depth * width / 36
    circle = gaussian_filter(circle, 1)
    for sigma in (.0008, .0016, .0032):
        spot = width * sigma
        far = np.clip((circle / spot - 2.2) / 2, 0, 1)[..., None]
        soft = gaussian_filter(light * far, (spot, spot, 0)) / np.maximum(gaussian_filter(far, (spot, spot, 0)), 1e-3)
        light = light * (1 - far) + soft * far
    return light


def film_curve(x):
    """Linear light to 0..1 with a long shoulder and a short toe."""
    x = np.maximum(x, 0)
    return np.clip(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0, 1)


def develop(raw, grade, cam):
    """Stored passes to an 8-bit picture."""
    light = melted(picture({k: v for k, v in raw.items() if k != 'depth'}), raw['depth'], cam)
    light *= grade['exposure'] * np.array([1 + grade['warmth'], 1, 1 - grade['warmth']])
    size = light.shape[1]
    bright = np.clip(light - 1.1, 0, 6)
    light += sum(gaussian_filter(bright, (size * s, size * s, 0)) * k for s, k in ((.004, .06), (.02, .05)))
    level = light @ np.array([.2126, .7152, .0722], np.float32)
    tone = display(film_curve(light * .6))
    tone = .5 + (tone - .5) * grade['contrast']
    grain = np.random.default_rng(2).standard_normal(level.shape)
    tone += (gaussian_filter(grain, .5) * .0075)[..., None]
    return (np.clip(tone, 0, 1) * 255 + .5).astype(np.uint8)


def encode(picture_, target, width, height):
    """AVIF and WebP of one width, each as good as the limit allows."""
    sized = picture_ if picture_.width == width else picture_.resize((width, height), Image.LANCZOS)
    sized = sized.filter(ImageFilter.UnsharpMask(1.1, 55 if picture_.width < width else 25, 1))
    for quality in (92, 88, 84, 80, 76, 70):
        sized.save(f'{target}.webp', 'WEBP', quality=quality, method=6)
        if Path(f'{target}.webp').stat().st_size <= LIMIT:
            break
    for quality in (14, 18, 22, 26, 30, 34):
        save_avif(sized, Path(f'{target}.avif'), quality, speed=5)
        if Path(f'{target}.avif').stat().st_size <= LIMIT:
            break


def trace(products, name, kinds, folder, args):
    failed = run_in_blender('editorial.py', len(kinds), name, ','.join(kinds), folder, args.scale, args.samples, args.threads, args.detail,
                            json.dumps(cast(products, name)))
    if failed:
        sys.exit(f'The scene {name} was not traced:\n{failed}')


def finish(name, kind, folder, args):
    """Develops a traced picture and writes it in every width, or as a PNG beside the passes for a look."""
    finished = Image.fromarray(develop(dict(np.load(folder / f'{name}-{kind}.npz')), SCENES[name].grade, SCENES[name].cameras[kind]))
    if args.look:
        finished.save(folder / f'{name}-{kind}.png')
        return
    args.out.mkdir(parents=True, exist_ok=True)
    full, tall = SIZES[kind]
    for width in WIDTHS[kind]:
        encode(finished, args.out / f'{name}-{width}' if kind == 'scale' else args.out / f'{name}-{kind}-{width}', width, width * tall // full)


def shoot_all(products, names, args):
    """Traces what the cache lacks and finishes every chosen scene and format."""
    folder = Path(args.cache) / 'editorial'
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        kinds = [k for k in args.formats if k in SCENES[name].cameras]
        missing = [k for k in kinds if args.again or not (folder / f'{name}-{k}.npz').exists()]
        if missing:
            trace(products, name, missing, folder, args)
        for kind in kinds:
            finish(name, kind, folder, args)
