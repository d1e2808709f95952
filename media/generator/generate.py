#!/usr/bin/env python3
"""Makes the shop's shoe pictures: `trace` models with Blender, `paint` the catalogue's colourways, `sheet` to
look at them, `model` for the real-time models. See README.md; every command says what it takes with --help."""
import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from shoe.model import model_name  # noqa: E402
from studio.poses import VIEWS  # noqa: E402

BRANDS = ('nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga')
TYPES = ('sneaker', 'running', 'classic', 'boot', 'basketball', 'football')   # the order of work


def chosen(args):
    """The (brand, type, variant) models that the catalogue needs, in the order they are worked on: first every
    brand's own layout, then a variant for each further product of the same brand and type."""
    counts = Counter((p['brand'], p['type']) for p in read_catalogue(args))
    models = [(brand, kind, v) for v in range(max(counts.values())) for kind in TYPES for brand in BRANDS if v < counts[brand, kind]]
    return [m for m in models if not args.models or model_name(*m) in args.models.split(',')]


def trace_model(args, model):
    have = Path(args.cache) / model_name(*model)
    views = [v for v in args.views.split(',') if args.again or not (have / f'{v}.npz').exists()]
    if not views:
        return
    brand, kind, variant = model
    command = ['blender', '-b', '-P', str(HERE / 'studio/trace.py'), '--', str(args.cache), brand, kind, ','.join(views),
               str(args.size), str(args.samples), str(args.threads), str(args.detail), str(variant)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith('TRACED')]
    print('\n'.join(lines), flush=True)
    if len(lines) < len(views):
        print(f'FAILED {model_name(*model)}\n' + '\n'.join(done.stdout.splitlines()[-12:]), flush=True)


def trace(args):
    Path(args.cache).mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(args.jobs) as pool:
        list(pool.map(lambda m: trace_model(args, m), chosen(args)))


def read_catalogue(args):
    """The demo catalogue as data, asked of the shop's own code."""
    if args.catalogue:
        return json.loads(Path(args.catalogue).read_text())
    done = subprocess.run(['node', 'catalogue.mjs'], cwd=HERE, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def paint(args):
    from paint.pictures import paint_products
    paint_products(read_catalogue(args), chosen(args), args)


def trace_film(args, model, keys):
    folder = Path(args.cache) / ('film-' + model_name(*model))
    missing = [k for k in keys if args.again or not (folder / f'key-{k}.npz').exists()]
    if missing:
        brand, kind, variant = model
        command = ['blender', '-b', '-P', str(HERE / 'studio/film.py'), '--', str(args.cache), brand, kind, str(variant)]
        settings = [str(args.samples), str(args.threads), str(args.scale), ','.join(map(str, missing))]
        subprocess.run(command + settings, stdout=subprocess.DEVNULL, check=True)
    return folder


def film(args):
    from paint.film import cast, make_film
    from studio.motion import KEYS
    for name, model, palettes in cast(read_catalogue(args)):
        if not args.only or name in args.only.split(','):
            keys = range(KEYS if len(palettes) > 1 else 1)
            make_film(name, trace_film(args, model, keys), palettes, args.out)


def model(args):
    from glb.export import export
    export(read_catalogue(args), chosen(args), args)


def editorial(args):
    from paint.editorial import shoot_all
    shoot_all(read_catalogue(args), args)


def sheet(args):
    from paint.sheet import write_sheet
    write_sheet(chosen(args), args)


def parser():
    p = argparse.ArgumentParser(description=__doc__)
    sub = p.add_subparsers(required=True)

    def command(name, run, about):
        c = sub.add_parser(name, help=about)
        c.set_defaults(run=run)
        c.add_argument('--models', help='brand-type or brand-type-variant,... (default: all that the catalogue needs)')
        c.add_argument('--cache', default=os.environ.get('SHOE_PASSES', HERE / '.cache'), help='where traced passes are kept')
        c.add_argument('--catalogue', help='the catalogue as a JSON file instead of asking the shop')
        return c
    t = command('trace', trace, 'trace what is missing in the cache')
    t.add_argument('--views', default=','.join(VIEWS))
    t.add_argument('--size', type=int, default=1600)
    t.add_argument('--samples', type=int, default=5)
    t.add_argument('--detail', type=float, default=1.0, help='mesh fineness; .5 for a quick look')
    t.add_argument('--jobs', type=int, default=2, help='models at once')
    t.add_argument('--threads', type=int, default=1, help="Blender's threads per model")
    t.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('paint', paint, 'colour traced models and write their pictures')
    c.add_argument('--out', type=Path, default=HERE.parent / 'shoes')
    c.add_argument('--products', help='slug,... (default: all of the models)')
    c = command('film', film, 'trace, paint and encode the films and their posters')
    c.add_argument('--only', help='film,... (default: all)')
    c.add_argument('--out', type=Path, default=HERE.parent / 'films')
    c.add_argument('--scale', type=float, default=1.0, help='share of the traced size; .3 for a quick look')
    c.add_argument('--samples', type=int, default=5)
    c.add_argument('--threads', type=int, default=2)
    c.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('model', model, 'write the real-time models (GLB)')
    c.add_argument('--out', type=Path, default=HERE.parent / 'models')
    c.add_argument('--products', help='slug,... (default: all of the models)')
    c = command('editorial', editorial, 'trace, develop and encode the pictures of shoes in places')
    c.add_argument('--only', help='scene,... (default: all)')
    c.add_argument('--formats', default='wide,tall,scale')
    c.add_argument('--out', type=Path, default=HERE.parent / 'editorial')
    c.add_argument('--scale', type=float, default=1.0, help='share of the full size; .25 for a quick look')
    c.add_argument('--samples', type=int, default=24)
    c.add_argument('--detail', type=float, default=1.0, help='mesh fineness')
    c.add_argument('--threads', type=int, default=2)
    c.add_argument('--look', action='store_true', help='only a PNG beside the passes')
    c.add_argument('--again', action='store_true', help='trace even what the cache has')
    c = command('sheet', sheet, 'put traced views of models side by side in one picture')
    c.add_argument('--views', default='three-quarter,side')
    c.add_argument('--cell', type=int, default=240)
    c.add_argument('--black', action='store_true', help='silhouettes only')
    c.add_argument('--write', default='sheet.png')
    return p


if __name__ == '__main__':
    arguments = parser().parse_args()
    arguments.run(arguments)
