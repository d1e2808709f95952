#!/usr/bin/env python3
"""Makes the shop's shoe pictures: `trace` models with Blender, `paint` the catalogue's colourways, `sheet` to
look at them, `model` for the real-time models. See README.md; every command says what it takes with --help."""
import argparse
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from shoe.model import model_name, played  # noqa: E402
from studio.blender import run_in_blender  # noqa: E402
from studio.poses import FULL, VIEWS  # noqa: E402

BRANDS = ('nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga')
TYPES = ('sneaker', 'running', 'classic', 'boot', 'basketball', 'football')   # the order of work
FORMATS = ('wide', 'tall', 'scale')


def need(*programs):
    for program in programs:
        if not shutil.which(program):
            sys.exit(f'{program} is not installed: see README.md.')


def known(names, allowed, what):
    """The names as they were given; ends the program with a sentence when one of them is not allowed."""
    unknown = [name for name in names or () if name not in allowed]
    if unknown:
        sys.exit(f"There is no {what} '{unknown[0]}'. There are: {', '.join(allowed)}.")
    return names


def chosen(args, products):
    """The (brand, type, variant) models that the products need, in the order they are worked on: first every
    brand's own layout, then a variant for each further product of the same brand and type."""
    ordered = sorted((m for _, m in played(products)), key=lambda m: (m[2], TYPES.index(m[1]), BRANDS.index(m[0])))
    models = {model_name(*m): m for m in ordered}
    return [models[name] for name in known(args.models, models, 'model') or models]


def wanted(args, products):
    """The products of the chosen models, or those of them that were asked for, each with its model."""
    models = chosen(args, products)
    slugs = known(args.products, [p['slug'] for p in products], 'product')
    return [(p, m) for p, m in played(products) if m in models and (not slugs or p['slug'] in slugs)]


def trace_model(args, model):
    have = Path(args.cache) / model_name(*model)
    views = [v for v in args.views if args.again or not (have / f'{v}.npz').exists()]
    if not views:
        return True
    brand, kind, variant = model
    failed = run_in_blender('trace.py', len(views), args.cache, brand, kind, ','.join(views), args.size, args.samples, args.threads,
                            args.detail, variant)
    if failed:
        print(f'FAILED {model_name(*model)}\n{failed}', flush=True)
    return not failed


def trace(args):
    need('blender')
    known(args.views, VIEWS, 'view')
    Path(args.cache).mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(args.jobs) as pool:
        done = list(pool.map(lambda m: trace_model(args, m), chosen(args, read_catalogue(args))))
    if not all(done):
        sys.exit('Not every model was traced: see FAILED above.')


def read_catalogue(args):
    """The demo catalogue as data, asked of the shop's own code."""
    if args.catalogue:
        if not args.catalogue.is_file():
            sys.exit(f'There is no catalogue at {args.catalogue}.')
        products = json.loads(args.catalogue.read_text())
    else:
        done = subprocess.run(['node', 'catalogue.mjs'], cwd=HERE, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"The shop's catalogue could not be read (npm ci at the repository's root, or --catalogue):\n{done.stderr.strip()}")
        products = json.loads(done.stdout)
    if not products:
        sys.exit('The catalogue holds no products.')
    for product in products:
        known([product['brand']], BRANDS, 'brand')
        known([product['type']], TYPES, 'type')
    return products


def paint(args):
    need('avifenc')
    known(args.views, VIEWS, 'view')
    from paint.pictures import paint_products
    if not paint_products(wanted(args, read_catalogue(args)), args):
        sys.exit('Nothing was painted: no chosen product is of a chosen model whose views are traced.')


def trace_film(args, model, keys):
    folder = Path(args.cache) / ('film-' + model_name(*model))
    missing = [k for k in keys if args.again or not (folder / f'key-{k}.npz').exists()]
    if missing:
        failed = run_in_blender('film.py', len(missing), args.cache, *model, args.samples, args.threads, args.scale, ','.join(map(str, missing)))
        if failed:
            sys.exit(f'The film was not traced:\n{failed}')
    return folder


def film(args):
    need('blender', 'ffmpeg')
    from paint.film import FILMS, cast, make_film
    from studio.motion import KEYS
    names = known(args.only, FILMS, 'film') or FILMS
    for name, model, palettes in cast(read_catalogue(args)):
        if name in names:
            keys = range(KEYS if len(palettes) > 1 else 1)
            make_film(name, trace_film(args, model, keys), palettes, args.out)


def model(args):
    need('node')
    if not (HERE / 'node_modules').is_dir():
        sys.exit('The packages for packing are not installed: see README.md.')
    from glb.export import export
    export(wanted(args, read_catalogue(args)), args.out)


def editorial(args):
    need('blender', 'avifenc')
    from paint.editorial import shoot_all
    from studio.scenes import SCENES
    known(args.formats, FORMATS, 'format')
    shoot_all(read_catalogue(args), known(args.only, SCENES, 'scene') or SCENES, args)


def sheet(args):
    from paint.sheet import write_sheet
    known(args.views, VIEWS, 'view')
    write_sheet(chosen(args, read_catalogue(args)), args)


def listed(text):
    """An option's names, parted by commas."""
    return [name.strip() for name in text.split(',') if name.strip()]


def positive(number):
    """An option's number, of the given type, above 0."""
    def read(text):
        value = number(text)
        if not value > 0:
            raise ValueError
        return value
    read.__name__ = f'{number.__name__} above 0'      # what argparse calls it when it refuses
    return read


WHOLE, SHARE = positive(int), positive(float)


def parser():
    p = argparse.ArgumentParser(description=__doc__)
    sub = p.add_subparsers(required=True)

    def command(name, run, about, models=True):
        c = sub.add_parser(name, help=about)
        c.set_defaults(run=run)
        if models:
            c.add_argument('--models', type=listed, help='brand-type or brand-type-variant,... (default: all that the catalogue needs)')
        c.add_argument('--cache', default=os.environ.get('SHOE_PASSES', HERE / '.cache'), help='where traced passes are kept')
        c.add_argument('--catalogue', type=Path, help='the catalogue as a JSON file instead of asking the shop')
        return c
    t = command('trace', trace, 'trace what is missing in the cache')
    t.add_argument('--views', type=listed, default=list(VIEWS))
    t.add_argument('--size', type=WHOLE, default=FULL)
    t.add_argument('--samples', type=WHOLE, default=5)
    t.add_argument('--detail', type=SHARE, default=1.0, help='mesh fineness; .5 for a quick look')
    t.add_argument('--jobs', type=WHOLE, default=2, help='models at once')
    t.add_argument('--threads', type=WHOLE, default=1, help="Blender's threads per model")
    t.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('paint', paint, 'colour traced models and write their pictures')
    c.add_argument('--views', type=listed, default=list(VIEWS))
    c.add_argument('--out', type=Path, default=HERE.parent / 'shoes')
    c.add_argument('--products', type=listed, help='slug,... (default: all of the models)')
    c = command('film', film, 'trace, paint and encode the films and their posters', models=False)
    c.add_argument('--only', type=listed, help='film,... (default: all)')
    c.add_argument('--out', type=Path, default=HERE.parent / 'films')
    c.add_argument('--scale', type=SHARE, default=1.0, help='share of the traced size; .3 for a quick look')
    c.add_argument('--samples', type=WHOLE, default=5)
    c.add_argument('--threads', type=WHOLE, default=2)
    c.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('model', model, 'write the real-time models (GLB)')
    c.add_argument('--out', type=Path, default=HERE.parent / 'models')
    c.add_argument('--products', type=listed, help='slug,... (default: all of the models)')
    c = command('editorial', editorial, 'trace, develop and encode the pictures of shoes in places', models=False)
    c.add_argument('--only', type=listed, help='scene,... (default: all)')
    c.add_argument('--formats', type=listed, default=list(FORMATS))
    c.add_argument('--out', type=Path, default=HERE.parent / 'editorial')
    c.add_argument('--scale', type=SHARE, default=1.0, help='share of the full size; .25 for a quick look')
    c.add_argument('--samples', type=WHOLE, default=24)
    c.add_argument('--detail', type=SHARE, default=1.0, help='mesh fineness')
    c.add_argument('--threads', type=WHOLE, default=2)
    c.add_argument('--look', action='store_true', help='only a PNG beside the passes')
    c.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('sheet', sheet, 'put traced views of models side by side in one picture')
    c.add_argument('--views', type=listed, default=['three-quarter', 'side'])
    c.add_argument('--cell', type=WHOLE, default=240)
    c.add_argument('--black', action='store_true', help='silhouettes only')
    c.add_argument('--write', default='sheet.png')
    return p


if __name__ == '__main__':
    arguments = parser().parse_args()
    arguments.run(arguments)
