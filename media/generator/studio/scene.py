"""The studio inside Blender: the shoe as an object, lights, floor, camera, and what a trace gives."""
import os
import tempfile

import bpy
import numpy as np
from mathutils import Matrix, Vector

from shoe.maths import KINDS

from . import materials
from .exr import read_exr
from .lights import LIGHTS, ROOM
from .poses import pose, project


def make_object(arrays, colours=None):
    """The shoe as an object; with `colours` (linear, one row a zone) its surfaces wear them."""
    mesh = bpy.data.meshes.new('shoe')
    v, f = arrays['v'], arrays['f'].astype(np.int32)
    mesh.vertices.add(len(v))
    mesh.loops.add(f.size)
    mesh.loops.foreach_set('vertex_index', f.ravel())
    mesh.polygons.add(len(f))
    mesh.polygons.foreach_set('loop_start', np.arange(0, f.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(f), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(f), bool))
    for name in KINDS:
        mesh.materials.append(materials.make(name, colours is not None))
    mesh.polygons.foreach_set('material_index', arrays['k'][f[:, 0]].astype(np.int32))
    mesh.vertices.foreach_set('co', (v / 100).astype(np.float32).ravel())

    def vectors(name, values):
        at = mesh.attributes.new(name, 'FLOAT_VECTOR', 'POINT')
        at.data.foreach_set('vector', np.ascontiguousarray(values, np.float32).ravel())
    for i in range(materials.PASSES):
        vectors(f'zone{i}', arrays['z'][:, 3 * i:3 * i + 3])
    e = arrays['e']
    vectors('extra', np.c_[e[:, :2], np.zeros(len(e))])
    vectors('place', np.c_[e[:, 2:], np.zeros(len(e))])
    if colours is not None:
        vectors('colour', arrays['z'] @ colours)
    mesh.update(calc_edges=True)
    shoe = bpy.data.objects.new('shoe', mesh)
    bpy.context.scene.collection.objects.link(shoe)
    return shoe


def look_at(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def furnish(scene):
    """Lights, the room's glow and a floor that only bounces light back up."""
    world = bpy.data.worlds.new('room')
    scene.world, world.use_nodes = world, True
    glow = world.node_tree.nodes['Background']
    glow.inputs[0].default_value, glow.inputs[1].default_value = (*ROOM[0], 1), ROOM[1]
    for name, (place, aim, w, h, power, colour) in LIGHTS.items():
        data = bpy.data.lights.new(name, 'AREA')
        data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', w, h, power, colour
        light = bpy.data.objects.new(name, data)
        scene.collection.objects.link(light)
        look_at(light, place, aim)
    bpy.ops.mesh.primitive_plane_add(size=40)
    floor = bpy.context.object
    floor.visible_camera = False
    paint = bpy.data.materials.new('floor')
    paint.use_nodes = True
    paint.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (.55, .52, .49, 1)
    paint.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .9
    floor.data.materials.append(paint)


def prepare(scene, shape, samples, threads):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling, c.seed = samples, False, False, 7
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 2, 1, 1, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    r = scene.render
    r.film_transparent, r.use_persistent_data = True, True
    r.threads_mode, r.threads = 'FIXED', threads
    r.resolution_x, r.resolution_y = shape
    r.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    r.image_settings.exr_codec, r.image_settings.color_depth = 'NONE', '32'
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_normal = True
    for i in range(materials.PASSES):
        aov = layer.aovs.add()
        aov.name, aov.type = f'zone{i}', 'COLOR'
    aov = layer.aovs.add()
    aov.name, aov.type = 'shade', 'VALUE'


def aim(scene, cam, vertices):
    """Points the scene's camera and traces only where the shoe is. Returns the crop's (x0, y0) in pixels, from the top."""
    eye, (width, height) = scene.camera, cam.shape
    look_at(eye, cam.place, cam.target)
    eye.data.lens, eye.data.sensor_fit = cam.lens, 'HORIZONTAL'
    eye.data.shift_x, eye.data.shift_y = .5 - cam.centre[0], (cam.centre[1] - .5) * height / width
    scene.render.resolution_x, scene.render.resolution_y = cam.shape
    at, _ = project(cam, vertices[::11])
    low = np.clip(np.floor((at.min(0) - .012) * cam.shape), 0, np.array(cam.shape) - 8)
    high = np.clip(np.ceil((at.max(0) + .012) * cam.shape), 8, cam.shape)
    r = scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = low[0] / width, high[0] / width
    r.border_min_y, r.border_max_y = 1 - high[1] / height, 1 - low[1] / height
    return int(low[0]), int(low[1])


def add_camera(scene):
    eye = bpy.data.objects.new('eye', bpy.data.cameras.new('eye'))
    eye.data.sensor_width = 36
    scene.collection.objects.link(eye)
    scene.camera = eye


def stand(shoe, view, shape, vertices):
    """Poses the shoe; returns its vertices in world units."""
    rotation, shift = pose(view, shape, vertices)
    shoe.matrix_world = Matrix([[*rotation[i], shift[i]] for i in range(3)] + [[0, 0, 0, 1]])
    return vertices / 100 @ rotation.T + shift


def render(scene):
    """Traces the picture as it stands and returns its named passes."""
    with tempfile.TemporaryDirectory() as scratch:
        scene.render.filepath = os.path.join(scratch, 'view')
        bpy.ops.render.render(write_still=True)
        return passes(read_exr(scene.render.filepath + '.exr'))


def passes(layers):
    """The tracer's layers as named arrays."""
    pick = lambda name, letters: np.stack([layers[f'ViewLayer.{name}.{x}'] for x in letters], -1)
    zones = np.concatenate([pick(f'zone{i}', 'RGB') for i in range(materials.PASSES)], -1)
    place = {'place': pick('Position', 'XYZ')} if 'ViewLayer.Position.X' in layers else {}
    return {**place, 'zones': zones, 'shade': layers.get('ViewLayer.shade.X', layers.get('ViewLayer.shade.V')),
            'direct': pick('DiffDir', 'RGB'), 'bounced': pick('DiffInd', 'RGB'),
            'gloss': (pick('GlossDir', 'RGB') + pick('GlossInd', 'RGB')) * pick('GlossCol', 'RGB'),
            'normal': pick('Normal', 'XYZ'), 'alpha': layers['ViewLayer.Combined.A']}


def save(path, raw, origin, shadow=None, **more):
    """Half floats and bytes are enough. The noise is left in: taking it out is cheap, tracing is not."""
    byte = lambda a: np.round(np.clip(a, 0, 1) * 255).astype(np.uint8)
    if shadow is not None:
        more['shadow'] = byte(shadow)
    half = {k: raw[k].astype(np.float16) for k in ('direct', 'bounced', 'gloss', 'normal')}
    np.savez(path + '.part.npz', zones=byte(raw['zones']), alpha=byte(raw['alpha']), shade=byte(raw['shade'] / 1.25),
             origin=np.array(origin), **half, **more)
    os.replace(path + '.part.npz', path)
