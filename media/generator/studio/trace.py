"""Runs inside Blender: blender -b -P trace.py -- <cache> <brand> <type> <view,view> <size> <samples> <threads> <detail> <variant>.
Traces one model's views and keeps, per view, what a painter needs: zone weights, shade, light and gloss."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy

from shoe.model import build, model_name
from studio.poses import camera, size_of
from studio.scene import add_camera, aim, furnish, make_object, prepare, render, save, stand
from studio.shadow import shadow_picture


def main(cache, brand, kind, views, size, samples, threads, detail, variant):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shape, arrays = build(brand, kind, detail, variant)
    shoe = make_object(arrays)
    furnish(scene)
    prepare(scene, (size, size), samples, threads)
    add_camera(scene)
    folder = os.path.join(cache, model_name(brand, kind, variant))
    os.makedirs(folder, exist_ok=True)
    for view in views:
        start = time.time()
        vertices = stand(shoe, view, shape, arrays['v'])
        cam = camera(view, shape, (size_of(view, size),) * 2)
        origin = aim(scene, cam, vertices)
        save(os.path.join(folder, view + '.npz'), render(scene), origin, shadow_picture(vertices, cam))
        print(f'TRACED {os.path.basename(folder)} {view} {time.time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    main(a[0], a[1], a[2], a[3].split(','), int(a[4]), int(a[5]), int(a[6]), float(a[7]), int(a[8]) if len(a) > 8 else 0)
