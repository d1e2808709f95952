"""Films and posters. The shoe turns while a strip of light passes over it and leaves it in another colour; then all of it
backwards, so the last frame meets the first. The poster is the first frame."""
import subprocess
from functools import lru_cache
from itertools import product
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image

from studio import motion
from studio.between import combined, sampled, seen_from, surface
from studio.denoise import LIGHT, calm, opened
from studio.shadow import floor_seen

from .compose import EXPOSURE, SHADOW_TINT, background, darkness, dithered, display, shoe_albedo, shoe_light, shoulder
from .palette import worn

RATE, SECONDS = 24, 7
FRAMES = RATE * SECONDS // 2 + 1       # of one way
POSTERS = {'wide': (1600, 1200), 'tall': (1080, 720)}
SIZES = {'wide': motion.FULL, 'tall': motion.TALL}
FILMS = {  # name: (product, its first colour, the colour it turns into); a still has posters only
    'home': ('court-nova-low', 'do-cam', 'xanh-hai-quan'), 'nike': ('bat-cao-2-mid', 'xanh-duong', 'trang-nga'),
    'adidas': ('san-dat-nen-76', 'xanh-reu', 'do-do'), 'puma': ('khoi-pho', 'xanh-ngoc', 'be-cat'),
    'new-balance': ('suong-som', 'xam-tro', 'hong-phan'), 'vans': ('van-chieu', 'xanh-hai-quan', 'do-cam'),
    'balenciaga': ('single-volume', 'den', None),
}
PASSES = LIGHT + ('strip_direct', 'strip_gloss')
SHARES = {-2: .5, -1: .8, 1: .8, 2: .5}   # of a key's neighbours in its light
DIMMED = .45                              # how far the studio goes down under the strip
STRIP, GLEAM = 2.2, 11                    # the strip's strength on the colours, and in their gloss
EDGE = .25                                # decimetres from one colour to the other
CODECS = {
    'av1': ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '45', '-g', '250'],
    'h264': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-profile:v', 'high', '-refs', '4', '-g', '250'],
}
BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']


def cast(products):
    """Per film: the model that plays it and its one or two palettes."""
    for name, (slug, *colours) in FILMS.items():
        played = [worn(products, slug, colour) for colour in colours if colour]
        yield name, played[0][0], [palette for _, palette in played]


def open_key(folder, number):
    key = opened(dict(np.load(folder / f'key-{number}.npz')))
    key['t'], key['look'] = motion.moment(number), float(key['look'])
    key['width'] = round(motion.TRACED[0] * float(key['scale']))
    surface(key, camera_at(key, key['t'], key['width']))
    return key


def camera_at(key, t, width):
    return motion.around(motion.camera(key['look'], (width, width // 2)), motion.standing(t))


def steadied(key, neighbours):
    """The key's light averaged with its neighbours' as seen from its side: less noise, and it does not crawl."""
    height, width = key['alpha'].shape
    cam = camera_at(key, key['t'], key['width'])
    window = (*key['origin'], width, height)
    total = np.concatenate([key[k] for k in PASSES], -1)
    count = np.ones((height, width, 1), np.float32)
    for other, share in neighbours:
        y, x, source, far = seen_from(other, cam, window)
        same = np.abs(far - key['depth'][y, x]) < .03
        y, x, source = y[same], x[same], source[:, same]
        passes = np.moveaxis(np.concatenate([other[k] for k in PASSES], -1), -1, 0)
        total[y, x] += share * sampled(passes, source, 1).T
        count[y, x] += share
    total /= count
    return {**key, **{k: total[..., 3 * i:3 * i + 3] for i, k in enumerate(PASSES)}}


def developed(key, neighbours, palettes):
    """A key in display colours, once for each palette."""
    view = steadied(key, neighbours)
    view.update(calm(view, PASSES, 4))
    power = motion.strip_power(key['t'])

    def toned(palette):
        passing = shoe_albedo(view, palette) * view['strip_direct'] * STRIP + view['strip_gloss'] * GLEAM
        light = shoe_light(view, palette) * (1 - DIMMED * power) + passing * power
        return display(shoulder(light * EXPOSURE)).astype(np.float32)
    return {**{k: key[k] for k in ('t', 'look', 'width', 'points', 'alpha', 'place', 'floor')}, 'toned': [toned(p) for p in palettes]}


def all_developed(folder, palettes, numbers):
    """The developed keys one after the other; each is opened once."""
    held, reach = {}, max(SHARES)
    for n in numbers:
        for m in range(n - reach, n + reach + 1):
            if m in numbers and m not in held:
                held[m] = open_key(folder, m)
        yield developed(held[n], [(held[n + d], share) for d, share in SHARES.items() if n + d in numbers], palettes)
        held.pop(n - reach, None)


def coloured(key, t):
    """The key's picture (colour times coverage, coverage) with the strip's colour border where it is at `t`."""
    colour = key['toned'][0]
    if len(key['toned']) > 1:
        x = key['place'] @ motion.standing(t)[0].astype(np.float32)
        done = np.clip((motion.strip_at(t) - x) / EDGE + .5, 0, 1)[..., None]
        done *= done * (3 - 2 * done)
        colour = colour * (1 - done) + key['toned'][1] * done
    return np.moveaxis(np.concatenate([colour, np.ones_like(colour[..., :1])], -1) * key['alpha'][..., None], -1, 0)


def shoe_at(t, keys):
    """The shoe at `t` in the wide picture: where its window begins, and its picture (colour times coverage, coverage)."""
    cam = camera_at(keys[0][1], t, motion.FULL[0])
    window = motion.window(cam, keys[0][1]['points'][1])
    parts = []
    for share, key in keys:
        y, x, source, depth = seen_from(key, cam, window)
        parts.append((share, y, x, depth, sampled(coloured(key, t), source)))
    return window, combined(parts, window)


def placed(image, window, layer, kind):
    """Puts the wide picture's shoe into a format's picture."""
    x0, y0, width, height = window
    if kind == 'tall':
        k = motion.TALL_SCALE
        spot = [(at - c * full) * k + d * size for at, c, full, d, size in
                zip((x0, y0), motion.WIDE_CENTRE, motion.FULL, motion.TALL_CENTRE, motion.TALL)]
        x0, y0 = (int(np.ceil(v)) for v in spot)
        size = int(width * k) - 1, int(height * k) - 1
        left, top = (x0 - spot[0]) / k, (y0 - spot[1]) / k
        box = left, top, left + size[0] / k, top + size[1] / k
        layer = np.stack([np.asarray(Image.fromarray(c).resize(size, Image.LANCZOS, box)) for c in layer])
        width, height = size
    part = image[y0:y0 + height, x0:x0 + width]
    part *= 1 - np.clip(layer[3], 0, 1)[..., None]
    part += np.moveaxis(layer[:3], 0, -1)
    return image


@lru_cache
def studio(kind):
    width, height = SIZES[kind]
    return background(width, height).astype(np.float32)


def ground(floor, look, kind):
    """A format's empty studio with the shoe's shadow, which is soft enough to be worked out at half size."""
    width, height = SIZES[kind]
    cam = (motion.camera if kind == 'wide' else motion.tall_camera)(look)
    cam.shape = width // 2, height // 2
    k = darkness(floor_seen(floor, cam)).astype(np.float32)
    k = np.asarray(Image.fromarray(k).resize((width, height), Image.BICUBIC))[..., None]
    return studio(kind) * (1 - k) + SHADOW_TINT.astype(np.float32) * k


def shares(way):
    """The keys that make a frame `way` keys into the turn, and their shares: always three, so that no frame is sharper or
    calmer than the next."""
    middle = round(way)
    d = way - middle
    each = {middle - 1: (.5 - d) ** 2 / 2, middle: .75 - d * d, middle + 1: (.5 + d) ** 2 / 2}
    inside = {k: v for k, v in each.items() if 0 <= k < motion.KEYS}
    return {k: v / sum(inside.values()) for k, v in inside.items()}


def frames(folder, palettes):
    """The pictures of one way: for each frame, its format -> 8-bit RGB."""
    ahead, keys = enumerate(all_developed(folder, palettes, range(motion.KEYS))), {}
    for n in range(FRAMES):
        t = n / (FRAMES - 1)
        used = shares(motion.turned(t) * (motion.KEYS - 1))
        while max(used) not in keys:
            keys.update([next(ahead)])
        keys = {k: v for k, v in keys.items() if k >= min(used)}
        yield pictures(t, [(share, keys[k]) for k, share in used.items()])


def pictures(t, keys):
    window, layer = shoe_at(t, keys)
    floor = sum(share * key['floor'] for share, key in keys)
    return {kind: dithered(placed(ground(floor, keys[0][1]['look'], kind), window, layer, kind)) for kind in SIZES}


def kept(made, folder):
    """The frames of one way, format by format, in files that are read as they are needed."""
    files = {kind: np.lib.format.open_memmap(f'{folder}/{kind}.npy', 'w+', np.uint8, (FRAMES, height, width, 3))
             for kind, (width, height) in SIZES.items()}
    for n, frame in enumerate(made):
        for kind, picture in frame.items():
            files[kind][n] = picture
    return files


def posters(path, shown):
    for kind, widths in POSTERS.items():
        picture = Image.fromarray(shown[kind])
        for width in widths:
            sized = picture.resize((width, width * picture.height // picture.width), Image.LANCZOS)
            sized.save(f"{path}-poster-{'tall-' if kind == 'tall' else ''}{width}.webp", 'WEBP', quality=78, method=6)


def encode(shown, path, codec):
    """There and back, without showing either end twice."""
    height, width = shown.shape[1:3]
    raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-r', str(RATE), '-i', '-']
    writer = subprocess.Popen(['ffmpeg', '-y', '-loglevel', 'error', *raw, '-vf', 'scale=out_color_matrix=bt709', *codec, '-pix_fmt', 'yuv420p',
                               *BT709, '-movflags', '+faststart', '-threads', '1', path], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    for n in [*range(FRAMES), *range(FRAMES - 2, 0, -1)]:
        writer.stdin.write(shown[n].tobytes())
    writer.stdin.close()
    if writer.wait():
        raise RuntimeError(f'{path} was not encoded')


def make_film(name, folder, palettes, out):
    """Posters and, with two palettes, the films; `folder` holds the traced keys."""
    out.mkdir(parents=True, exist_ok=True)
    if len(palettes) == 1:
        key = next(all_developed(folder, palettes, range(1)))
        posters(out / name, pictures(0, [(1, key)]))
    else:
        with TemporaryDirectory(dir=folder) as scratch:
            shown = kept(frames(folder, palettes), scratch)
            posters(out / name, {kind: shown[kind][0] for kind in SIZES})
            for kind, (end, codec) in product(SIZES, CODECS.items()):
                encode(shown[kind], f'{out / name}-{kind}-{end}.mp4', codec)
    print('film', name, flush=True)
