"""Runs inside Blender: blender -b -P editorial.py -- <scene> <format,format> <folder> <scale> <samples> <threads> <detail> <JSON>.
Traces the formats of one editorial picture; the JSON holds the model and its palette (linear colours by zone)."""
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy
import numpy as np
from mathutils import Matrix

from shoe.model import build
from studio import places
from studio.exr import read_exr
from studio.poses import MIDDLE, turn
from studio.scene import add_camera, look_at, make_object, prepare
from studio.scenes import SCENES, SIZES

LIGHT = ('DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'Emit', 'Env', 'DiffCol', 'GlossCol')


def mirrored(arrays):
    """The left shoe of a right one."""
    return {**arrays, 'v': arrays['v'] * [1, -1, 1], 'f': arrays['f'][:, ::-1]}


def stand_in(shoe, ground):
    """A shoe of the scene on its ground."""
    rotation = turn('z', shoe.turn)
    shift = np.array([shoe.x, shoe.y, shoe.z + ground]) - rotation @ [MIDDLE / 100, 0, 0]
    return Matrix([[*rotation[i], shift[i]] for i in range(3)] + [[0, 0, 0, 1]])


def look(scene, cam, size, scale):
    """Sets the camera up: the target at `centre` by shifting the lens, so that upright lines stay upright."""
    width, height = size
    eye, data = scene.camera, scene.camera.data
    look_at(eye, cam['place'], cam['target'])
    data.lens, data.sensor_fit = cam['lens'], 'HORIZONTAL'
    data.shift_x, data.shift_y = .5 - cam['centre'][0], (cam['centre'][1] - .5) * height / width
    data.dof.use_dof, data.dof.aperture_blades = True, 0
    data.dof.focus_distance = float(np.linalg.norm(np.subtract(cam['focus'], cam['place'])))
    data.dof.aperture_fstop = cam['stop'] / 10         # the tracer takes a unit for a metre; here it is a decimetre
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)
    scene.render.use_border = False


def open_passes(scene):
    """What the developing needs, on top of the studio's settings."""
    c, layer = scene.cycles, scene.view_layers[0]
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 2, 1, 2
    c.sample_clamp_direct, c.sample_clamp_indirect = 12, 3
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .07, 5
    scene.render.film_transparent = False
    for name in ('diffuse_color', 'emit', 'environment', 'z'):
        setattr(layer, f'use_pass_{name}', True)


def trace(scene, target):
    """Traces the picture as it stands and keeps its passes; the noise is left in."""
    with tempfile.TemporaryDirectory() as scratch:
        scene.render.filepath = os.path.join(scratch, 'picture')
        bpy.ops.render.render(write_still=True)
        layers = read_exr(scene.render.filepath + '.exr')
    pick = lambda name, letters='RGB': np.stack([layers[f'ViewLayer.{name}.{x}'] for x in letters], -1).astype(np.float16)
    depth = layers['ViewLayer.Depth.Z' if 'ViewLayer.Depth.Z' in layers else 'ViewLayer.Depth.V']
    np.savez(target, depth=np.minimum(depth, 6e4).astype(np.float16), normal=pick('Normal', 'XYZ'), **{k: pick(k) for k in LIGHT})


def main(name, kinds, folder, scale, samples, threads, detail, cast):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stage, scene = SCENES[name], bpy.context.scene
    brand, type_, variant = cast['model']
    shape, arrays = build(brand, type_, detail, variant)
    add_camera(scene)
    for shoe in stage.shoes:
        thing = make_object(mirrored(arrays) if shoe.left else arrays, np.array(cast['colours']))
        thing.matrix_world = stand_in(shoe, shape.get('ground', 0) / 100)
    places.build(stage.place)
    prepare(scene, SIZES[kinds.split(',')[0]], samples, threads)
    open_passes(scene)
    for kind in kinds.split(','):
        start = time.time()
        look(scene, stage.cameras[kind], SIZES[kind], scale)
        trace(scene, os.path.join(folder, f'{name}-{kind}.npz'))
        print(f'TRACED {name} {kind} {time.time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    main(a[0], a[1], a[2], float(a[3]), int(a[4]), int(a[5]), float(a[6]), json.loads(a[7]))
