"""Runs inside Blender: blender -b -P film.py -- <cache> <brand> <type> <variant> <samples> <threads> <scale> <key,key>.
What a film and its posters need of one model: at each key of its way the shoe, and the shoe under the strip of light
alone. The shoe stands; camera and lights go round it, which spares the tracer sorting its surfaces anew."""
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy
import numpy as np

from shoe.model import build, model_name
from studio import motion
from studio.lights import LIGHTS, ROOM
from studio.poses import MIDDLE
from studio.scene import add_camera, aim, furnish, look_at, make_object, prepare, render, save
from studio.shadow import floor_shadow


def hang_strip(scene):
    data = bpy.data.lights.new('strip', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', .35, 3.4, 14, (1, .965, .91)
    data.spread = math.radians(15)
    strip = bpy.data.objects.new('strip', data)
    scene.collection.objects.link(strip)
    return strip


def light(scene, strip, alone, samples):
    """Lights the studio, or only the strip."""
    for lamp in [o for o in scene.objects if o.type == 'LIGHT']:
        lamp.hide_render = (lamp != strip) if alone else (lamp == strip)
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0 if alone else ROOM[1]
    scene.cycles.max_bounces = 0 if alone else 2
    scene.cycles.samples = samples


def turn_studio(scene, strip, rotation, t):
    for name, (place, target, *_) in LIGHTS.items():
        look_at(scene.objects[name], place @ rotation, target @ rotation)
    x = motion.strip_at(t)
    look_at(strip, (x, -1.5, 2.9) @ rotation, (x, 0, .4) @ rotation)


def main(cache, brand, kind, variant, samples, threads, scale, keys):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shape, arrays = build(brand, kind, 1.0, variant)
    stood = arrays['v'] - [MIDDLE, 0, -shape.get('ground', 0)]
    make_object({**arrays, 'v': stood})
    furnish(scene)
    add_camera(scene)
    strip = hang_strip(scene)
    folder = os.path.join(cache, 'film-' + model_name(brand, kind, variant))
    os.makedirs(folder, exist_ok=True)
    size = tuple(round(x * scale) for x in motion.TRACED)
    prepare(scene, size, samples, threads)
    scene.view_layers[0].use_pass_position = True
    for key in keys:
        start, t = time.process_time(), motion.moment(key)
        rotation = motion.standing(t)
        cam = motion.around(motion.camera(shape['look'], size), rotation)
        origin = aim(scene, cam, stood / 100)
        turn_studio(scene, strip, rotation, t)
        light(scene, strip, True, max(2, samples // 2))             # first, so that every key has its lamps in the same order
        passing = render(scene)
        light(scene, strip, False, samples * (1 if key else 3))     # the first picture is the poster
        raw = render(scene)
        save(os.path.join(folder, f'key-{key}.npz'), raw, origin, place=raw['place'].astype(np.float32), scale=scale, look=shape['look'],
             floor=floor_shadow(stood / 100 @ rotation.T).astype(np.float32),
             **{f'strip_{k}': passing[k].astype(np.float16) for k in ('direct', 'gloss')})
        print(f'TRACED {os.path.basename(folder)} {key} {time.process_time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    main(a[0], a[1], a[2], int(a[3]), int(a[4]), int(a[5]), float(a[6]), [int(k) for k in a[7].split(',')])
