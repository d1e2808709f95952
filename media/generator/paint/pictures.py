"""Writes a product's pictures: every colour, every view, AVIF in three widths, and WebP for what cannot read it.
A product is written whole or not at all."""
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from shoe.model import model_name
from studio.denoise import load
from studio.poses import FULL, size_of

from .avif import save_avif
from .compose import compose, paired
from .palette import colourway

AVIF = ((1600, 33), (960, 31), (480, 30))  # width, and a quality that shows no blocks at it
GRAIN = 3                                  # how much coarser the close view may be: its grain hides more
WEBP = ((960, 60), (480, 64))              # the wider one only of the view that a link's preview shows
PREVIEW = 'three-quarter'
PAIR = 'top'                                # what is traced as one shoe and sold as a pair


def view_file(cache, model, view):
    return Path(cache) / model_name(*model) / f'{view}.npz'


def traced(cache, views, brand, kind, variant):
    """The files of a product's own model, or of its brand's first while its own is not traced; None without either.
    A model that was traced smaller, for a quick look, counts as not traced."""
    for v in dict.fromkeys((variant, 0)):
        files = [view_file(cache, (brand, kind, v), view) for view in views]
        if all(f.exists() for f in files):
            small = [f.stem for f in files if len(np.load(f)['shadow']) != size_of(f.stem, FULL)]
            if not small:
                return files
            print(f'{model_name(brand, kind, v)}: {small[0]} was traced in another size; trace it with --again', flush=True)
    return None


def write_view(source, target, colours):
    """One view in all colours of a product; `colours` is [(colour slug, palette)]."""
    data = load(source)
    for slug, palette in colours:
        pixels = compose(data, palette)
        picture = Image.fromarray(paired(pixels, data) if source.stem == PAIR else pixels)
        folder = target / slug
        folder.mkdir(parents=True, exist_ok=True)
        for width, quality in AVIF:
            if width <= size_of(source.stem, FULL):
                save_avif(sized(picture, width), folder / f'{source.stem}-{width}.avif', quality + GRAIN * (source.stem == 'detail'))
        for width, quality in WEBP if source.stem == PREVIEW else WEBP[-1:]:
            part = folder / f'.{source.stem}-{width}.part'
            sized(picture, width).save(part, 'WEBP', quality=quality, method=6)
            part.replace(folder / f'{source.stem}-{width}.webp')


def sized(picture, width):
    return picture if width == picture.width else picture.resize((width, width), Image.LANCZOS)


def jobs_of(products, args):
    for product, model in products:
        files = traced(args.cache, args.views, *model)
        if files is None:
            print(f"not traced: {product['slug']} ({model_name(*model)})", flush=True)
            continue
        colours = [(c['slug'], colourway(c['colorHex'], c['color'], *model[1:])) for c in product['colors']]
        print(f"paint {product['slug']} ({len(colours)} colours)", flush=True)
        yield from ((f, args.out / product['slug'], colours) for f in files)


def paint_products(products, args):
    """Writes products, each given with its model; returns the number of views that were traced."""
    with ProcessPoolExecutor(1) as pool:
        jobs = [pool.submit(write_view, *job) for job in jobs_of(products, args)]
        for job in jobs:
            job.result()
    return len(jobs)
