"""Films and posters: the shoe stands still while a strip of light passes over it; the light is out at both ends of
its way, so the last frame meets the first, and the poster is the first frame."""
import subprocess

import numpy as np
from PIL import Image

from studio.denoise import calm, load

from .compose import ground, over, shoe_albedo, shoe_light
from .palette import worn

RATE, SECONDS, SIZE = 24, 8, '1280:640'
POSTERS = (1600, 1200)  # the smaller one for phones, where the shoe's half fills the width
FILMS = {  # name: (product, its colour); a still has posters only
    'home': ('court-nova-low', 'do-cam'), 'nike': ('bat-cao-2-mid', 'xanh-duong'), 'adidas': ('san-dat-nen-76', 'xanh-reu'),
    'puma': ('khoi-pho', 'xanh-ngoc'), 'new-balance': ('suong-som', 'xam-tro'), 'vans': ('van-chieu', 'xanh-hai-quan'),
    'balenciaga': ('single-volume', 'den'),
}
STILLS = ('balenciaga',)
CODECS = {'mp4': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-profile:v', 'high', '-movflags', '+faststart'],
          'webm': ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1']}


def cast(products):
    """Per film: the model that plays it and its palette."""
    for name, (slug, colour) in FILMS.items():
        yield name, *worn(products, slug, colour)


def poster(view, palette, path):
    wide = Image.fromarray(over(ground(view), view, shoe_light(view, palette)))
    for width in POSTERS:
        picture = wide.resize((width, width // 2), Image.LANCZOS)
        picture.save(f'{path}-{width}.webp', 'WEBP', quality=78, method=6)


def stations(folder, view, palette):
    """The shoe's light under the strip alone, station by station."""
    albedo = shoe_albedo(view, palette)
    for i in range(len(list(folder.glob('strip-*.npz')))):
        light = calm(dict(np.load(folder / f'strip-{i}.npz')), view)
        yield albedo * light['direct'] + light['gloss']


def encoder(path, codec, size):
    return subprocess.Popen(['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', str(RATE), '-i', '-',
                             '-an', '-vf', f'scale={SIZE}:flags=lanczos:out_color_matrix=bt709', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', *codec, '-pix_fmt', 'yuv420p', '-threads', '1', path], stdin=subprocess.PIPE)


def film(folder, view, palette, out):
    base, floor = shoe_light(view, palette), ground(view)
    lit = np.stack(list(stations(folder, view, palette))).astype(np.float32)
    height, width = floor.shape[:2]
    writers = [encoder(str(out.with_suffix('.' + end)), codec, f'{width}x{height}') for end, codec in CODECS.items()]
    for n in range(RATE * SECONDS):
        t = n / (RATE * SECONDS)
        power = np.sin(np.pi * t) ** 1.5
        at = t * (len(lit) - 1)
        k = min(int(at), len(lit) - 2)
        passing = lit[k] * (1 - at + k) + lit[k + 1] * (at - k)
        frame = over(floor, view, base * (1 - .30 * power) + passing * 1.35 * power).tobytes()
        for writer in writers:
            writer.stdin.write(frame)
    for writer in writers:
        writer.stdin.close()
        writer.wait()


def make_film(name, folder, palette, out):
    """Posters and, unless it is a still, the film; `folder` holds what studio/film.py traced."""
    out.mkdir(parents=True, exist_ok=True)
    view = load(folder / 'wide.npz')
    poster(view, palette, out / f'{name}-poster')
    if name not in STILLS:
        film(folder, view, palette, out / name)
    print('film', name, flush=True)
