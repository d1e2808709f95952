"""A sheet of traced models, to look at what there is."""
import numpy as np
from PIL import Image

from studio.denoise import load

from .compose import compose
from .palette import colourway
from .pictures import view_file

LOOKS = (('#d8452e', 'đỏ cam'), ('#20305a', 'xanh hải quân'), ('#ece4d4', 'trắng ngà'), ('#1f1f21', 'đen'), ('#45533a', 'xanh rêu'), ('#9dc1e4', 'xanh da trời'))


def cell(path, size, look, kind, black):
    if not path.exists():
        return Image.new('RGB', (size, size), '#c7c0b6')
    data = load(path)
    full = data['shadow'].shape[0]
    picture = compose(data, colourway(*look[:2], kind, look[2]))
    if black:
        x0, y0 = data['origin']
        h, w = data['alpha'].shape
        picture = np.full((full, full, 3), 255, np.uint8)
        picture[y0:y0 + h, x0:x0 + w] = 255 * (1 - data['alpha'][..., None])
    return Image.fromarray(picture).resize((size, size), Image.LANCZOS)


def write_sheet(models, args):
    views = args.views
    across = 6 if len(views) == 1 else len(views) * max(1, 6 // len(views))
    cells = []
    for i, model in enumerate(models):
        look = (*LOOKS[i % 6], (i + i // 6) % 5)
        cells += [cell(view_file(args.cache, model, v), args.cell, look, model[1], args.black) for v in views]
    across, gap = min(across, len(cells)), 4
    rows = -(-len(cells) // across)
    out = Image.new('RGB', (across * (args.cell + gap) - gap, rows * (args.cell + gap) - gap), 'white')
    for i, c in enumerate(cells):
        out.paste(c, ((i % across) * (args.cell + gap), (i // across) * (args.cell + gap)))
    out.save(args.write)
