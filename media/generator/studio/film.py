"""Runs inside Blender: blender -b -P film.py -- <cache> <brand> <type> <variant> <samples> <threads>.
What a film and its posters need of one model: the wide picture, the upright one, and the wide one under a
strip of light at each station of its way, without any other light."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy
import numpy as np

from shoe.model import build, model_name
from studio.poses import frames
from studio.scene import add_camera, aim, furnish, look_at, make_object, prepare, render, save, stand
from studio.shadow import shadow_picture

STATIONS = 11


def strip_alone(scene):
    """Puts every other light out and hangs up the strip."""
    for light in [o for o in scene.objects if o.type == 'LIGHT']:
        light.hide_render = True
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.max_bounces = 0
    data = bpy.data.lights.new('strip', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', 1.0, 3.4, 260, (1, .965, .91)
    strip = bpy.data.objects.new('strip', data)
    scene.collection.objects.link(strip)
    return strip


def main(cache, brand, kind, variant, samples, threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shape, arrays = build(brand, kind, 1.0, variant)
    shoe = make_object(arrays)
    furnish(scene)
    add_camera(scene)
    folder = os.path.join(cache, 'film-' + model_name(brand, kind, variant))
    os.makedirs(folder, exist_ok=True)
    prepare(scene, (1600, 800), samples, threads)
    vertices = stand(shoe, 'three-quarter', shape, arrays['v'])
    start = time.time()
    for name, cam in frames(shape).items():
        origin = aim(scene, cam, vertices)
        save(os.path.join(folder, name + '.npz'), render(scene), origin, shadow_picture(vertices, cam))
    aim(scene, frames(shape)['wide'], vertices)
    strip = strip_alone(scene)
    scene.cycles.samples = max(4, samples // 2)
    for i in range(STATIONS):
        look_at(strip, (-4.6 + 9.2 * i / (STATIONS - 1), -1.5, 2.9), (0, 0, .4))
        raw = render(scene)
        np.savez(os.path.join(folder, f'strip-{i}.npz'), **{k: raw[k].astype(np.float16) for k in ('direct', 'gloss', 'normal')})
    print(f'FILMED {os.path.basename(folder)} {time.time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    main(a[0], a[1], a[2], int(a[3]), int(a[4]), int(a[5]))
