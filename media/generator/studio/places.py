"""The places themselves, built in the open scene: ground, walls, lights and sky. x goes right, y away from the
camera, z up; the ground under the shoe is z = 0. Every place takes only what `build` gives it and is seeded."""
import math

import bpy
import numpy as np
from mathutils import Vector

from . import surfaces

TOP, RING = [0, 1, 2, 3], [(0, 1), (1, 2), (2, 3), (3, 0)]


def mesh(name, vertices, faces, material, seen=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.visible_camera = seen
    return thing


def boxes(name, spans, material, chamfer=.02, seen=True):
    """Many boxes ((x0, y0, z0), (x1, y1, z1)) as one mesh, their upper and side edges chamfered."""
    vertices, faces = [], []
    for (x0, y0, z0), (x1, y1, z1) in spans:
        k, c = len(vertices), chamfer
        ring = lambda d, z: [(x0 + d, y0 + d, z), (x1 - d, y0 + d, z), (x1 - d, y1 - d, z), (x0 + d, y1 - d, z)]
        vertices += ring(c, z0) + ring(0, z0 + c) + ring(0, z1 - c) + ring(c, z1)
        faces += [[k + 4 * level + a, k + 4 * level + b, k + 4 * level + 4 + b, k + 4 * level + 4 + a] for level in range(3) for a, b in RING]
        faces += [[k + 12 + a for a in TOP], [k + a for a in reversed(TOP)]]
    return mesh(name, vertices, faces, material, seen)


def plane(name, x, y, z, material):
    return mesh(name, [(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], [TOP], material)


def wall(name, x, y, z, material):
    return mesh(name, [(x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1])], [TOP], material)


def smooth(thing):
    for face in thing.data.polygons:
        face.use_smooth = True


def curved_ground(name, front, start, radius, top, half, material, steps=40):
    """Level ground from y = front, which curves up behind `start` by a quarter circle and goes on to the height `top`."""
    u = np.linspace(0, math.pi / 2, steps)[1:]
    profile = [(front, 0), (start, 0), *((start + radius * math.sin(a), radius * (1 - math.cos(a))) for a in u), (start + radius, top)]
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    smooth(mesh(name, vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)], material))


def turned_form(name, profile, place, material, around=96):
    """A body turned about an upright axis at `place` (x, y), from its profile (radius, height), bottom to top and in again."""
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    vertices = [(place[0] + r * math.cos(a), place[1] + r * math.sin(a), z) for r, z in profile for a in angle]
    faces = [[around * i + j, around * i + (j + 1) % around, around * (i + 1) + (j + 1) % around, around * (i + 1) + j]
             for i in range(len(profile) - 1) for j in range(around)]
    smooth(mesh(name, vertices, faces, material))


def turned(spans):
    """The same spans with x and y exchanged."""
    return [((a[1], a[0], a[2]), (b[1], b[0], b[2])) for a, b in spans]


def boards(x, y, width, length, gap, thick, seed=4):
    """Spans of floor boards along x with shifted joints, tops at z = 0."""
    rng, spans = np.random.default_rng(seed), []
    for row in np.arange(y[0], y[1], width):
        at = x[0] - rng.random() * length
        while at < x[1]:
            reach = length * (.6 + .5 * rng.random())
            spans.append(((at, row, -thick), (at + reach - gap, row + width - gap, 0)))
            at += reach
    return spans


def slabs(x, y, size, gap, thick, shift=.5):
    """Spans of stone slabs, every second row shifted."""
    wide, deep = size
    return [((a, b, -thick), (a + wide - gap, b + deep - gap, 0)) for i, b in enumerate(np.arange(y[0], y[1], deep))
            for a in np.arange(x[0] - wide * shift * (i % 2), x[1], wide)]


def aimed(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def lamp(name, kind, power, colour, place, target=(0, 0, .4), **more):
    data = bpy.data.lights.new(name, kind)
    data.energy, data.color = power, colour
    for key, value in more.items():
        setattr(data, key, value)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return aimed(thing, place, target)


def panel_light(name, power, colour, place, target, size):
    return lamp(name, 'AREA', power, colour, place, target, shape='RECTANGLE', size=size[0], size_y=size[1])


def direction(azimuth, height):
    """Where the sun stands: azimuth from +x towards +y."""
    a, h = math.radians(azimuth), math.radians(height)
    return np.array([math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)])


def sun(azimuth, height, power, colour, spread=.8):
    towards = direction(azimuth, height)
    lamp('sun', 'SUN', power, colour, tuple(towards * 50), (0, 0, 0), angle=math.radians(spread))
    return towards


def sky(below, horizon, zenith, strength=1.0, band=.35):
    """A sky that goes from one colour at the horizon to another overhead."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world, world.use_nodes = world, True
    tree = world.node_tree
    where, part, ramp = (tree.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    tree.links.new(where.outputs['Generated'], part.inputs[0])
    half = tree.nodes.new('ShaderNodeMapRange')
    half.inputs[1].default_value = -1
    tree.links.new(part.outputs[2], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = .485, (*below, 1)
    stops[1].position, stops[1].color = .5 + band, (*zenith, 1)
    middle = stops.new(.505)
    middle.color = (*horizon, 1)
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength


def mask(towards, middle, distance, openings, reach=60):
    """An unseen wall across the sun's way with openings ((u0, u1), (v0, v1)) around the ray to `middle`; u runs
    level to the ray, v upwards. This is what a window, seen only by its light, is made of."""
    right = np.cross(towards, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    up = np.cross(right, towards)
    at = np.array(middle) + towards * distance
    us = sorted({-reach, reach, *(v for o in openings for v in o[0])})
    vs = sorted({-reach, reach, *(v for o in openings for v in o[1])})
    inside = lambda u, v: any(o[0][0] < u < o[0][1] and o[1][0] < v < o[1][1] for o in openings)
    vertices, faces = [], []
    for u0, u1 in zip(us, us[1:]):
        for v0, v1 in zip(vs, vs[1:]):
            if not inside((u0 + u1) / 2, (v0 + v1) / 2):
                faces.append([len(vertices) + i for i in TOP])
                vertices += [at + right * u + up * v for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    shade = mesh('mask', vertices, faces, surfaces.plain('mask', (.1, .1, .1)), False)
    shade.visible_glossy = shade.visible_diffuse = False


def panes(columns, rows, pane, bar, shift=(0, 0)):
    """Openings of a window with bars."""
    (w, h), x0, y0 = pane, shift[0] - columns * pane[0] / 2, shift[1] - rows * pane[1] / 2
    return [((x0 + i * w + bar / 2, x0 + (i + 1) * w - bar / 2), (y0 + j * h + bar / 2, y0 + (j + 1) * h - bar / 2))
            for i in range(columns) for j in range(rows)]


def leaves(towards, middle, distance, count, spread, size, seed):
    """Twigs of narrow leaves in the sun's way, unseen: dappled shade."""
    rng = np.random.default_rng(seed)
    right = np.cross(towards, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    up = np.cross(right, towards)
    vertices, faces = [], []
    for _ in range(count):
        root = np.array(middle) + towards * (distance + rng.normal() * 2) + right * rng.uniform(*spread[0]) + up * rng.uniform(*spread[1])
        lean = rng.normal(.6, .5)
        for j in range(11):
            angle = lean + (-1) ** j * rng.uniform(.5, 1.0)
            stem = root + (right * math.cos(lean) + up * math.sin(lean)) * j * size * .42
            along, across = right * math.cos(angle) + up * math.sin(angle), up * math.cos(angle) - right * math.sin(angle)
            long, wide = size * rng.uniform(.9, 1.4), size * rng.uniform(.16, .26)
            k = len(vertices)
            vertices += [stem, stem + along * long * .35 + across * wide, stem + along * long, stem + along * long * .35 - across * wide]
            faces.append([k + i for i in TOP])
    shade = mesh('leaves', vertices, faces, surfaces.plain('leaf', (.1, .1, .1)), False)
    shade.visible_glossy = shade.visible_diffuse = False


# ---------------------------------------------------------------- the places

def terrace():
    """Pale stone slabs before a plastered wall; low sun through leaves."""
    boxes('slabs', slabs((-26, 16), (-6.4, 13), (6.0, 4.0), .035, .5), surfaces.stone(), .018)
    boxes('step', [((-30, 6.8, -.5), (40, 9.6, 1.5))], surfaces.stone('step', (.62, .565, .49)), .03)
    wall('wall', (-60, 60), 13.5, (-1, 40), surfaces.plaster(colour=(.62, .56, .49)))
    towards = sun(206, 25, 5.2, (1, .80, .58), .7)
    leaves(towards, (-2.5, 3.0, 0), 22, 26, ((-10, 5), (-1.0, 9)), 1.5, 11)
    sky((.30, .27, .24), (.78, .80, .86), (.34, .46, .72), .75)


def court():
    """An indoor court: lacquered maple with painted lines, high windows at the far end."""
    def lines(n, part):
        across = n.sum((part[0], .30), (part[1], .9539), -2.1)
        return n.ramp(n.math('ABSOLUTE', across), .27, .25)
    floor = surfaces.wood('maple', (.60, .37, .185), (.38, .20, .085), 1, .34, .8, ((.80, .79, .76), lines))
    boxes('boards', turned(boards((-9, 148), (-62, 62), .9, 13, .012, .2)), floor, .006)
    wall('end', (-120, 120), 150, (-1, 90), surfaces.plain('end', (.30, .27, .24), .8))
    boxes('padding', [((-120, 148, 0), (120, 149, 5.5))], surfaces.plain('padding', (.16, .075, .035), .6))
    light = surfaces.glow('windows', (1.0, .90, .76), 2.6)
    boxes('windows', [((x, 146, 8.5), (x + 9.5, 147, 34)) for x in np.arange(-114, 110, 12)], light, .01)
    panel_light('hall', 26000, (1, .93, .83), (0, 110, 60), (0, 150, 8), (90, 20))
    panel_light('window', 5200, (1, .93, .83), (-22, 10, 16), (0, 0, .3), (12, 9))
    panel_light('back', 1800, (.88, .94, 1), (10, 24, 13), (0, 0, .3), (14, 5))
    panel_light('front', 2600, (1, .97, .93), (-9, -14, 11), (0, 0, .5), (8, 6))
    sky((.10, .09, .08), (.16, .155, .15), (.20, .20, .21), .55)


def stair():
    """An oak stair in the light of one tall window."""
    oak = surfaces.wood('oak', (.47, .30, .155), (.28, .155, .07), 0, .40, .12)
    rise, depth, spans, fronts = 1.72, 3.3, [], []
    for i in range(-2, 6):
        y, z = -1.95 + i * depth, i * rise
        for half in range(3):
            spans.append(((-34, y + half * depth / 3, z - .36), (34, y + (half + 1) * depth / 3 - .008, z)))
        fronts.append(((-34, y + .26, z - rise - .2), (34, y + .5, z - .33)))
    boxes('treads', spans, oak, .02)
    boxes('risers', fronts, surfaces.plaster('riser', (.70, .67, .62)), .01)
    towards = sun(200, 27, 6.0, (1, .82, .60), .55)
    mask(towards, (-.5, 0, .4), 24, panes(3, 3, (4.6, 4.0), .42, (-.3, 4.0)))
    panel_light('room', 520, (.86, .92, 1), (-16, -10, 12), (0, 0, .4), (10, 10))
    sky((.24, .22, .20), (.36, .35, .34), (.40, .42, .46), .50)


def street():
    """A wet road after sunset: the last light in the sky, lamps far away, their colours in the puddles."""
    plane('road', (-160, 160), (-9, 420), 0, surfaces.asphalt(.50))
    boxes('kerb', [((-200, 46, -.2), (200, 49, 1.3))], surfaces.plain('kerb', (.10, .10, .10), .4), .1)
    boxes('houses', [((x, 190 + 9 * (i % 3), 0), (x + 38, 230, 5 + 1.9 * ((i * 7) % 5))) for i, x in enumerate(np.arange(-210, 210, 40))],
          surfaces.plain('house', (.05, .05, .07), .8), .1)
    rng = np.random.default_rng(8)
    tints = [(1, .50, .16), (1, .62, .28), (1, .26, .10), (.45, .75, 1), (1, .80, .55)]
    for i, tint in enumerate(tints):
        spots = [(rng.uniform(-95, 95), rng.uniform(70, 185), rng.uniform(2.5, 9)) for _ in range(6)]
        boxes(f'lamps{i}', [((x - .9, y, z - .9), (x + .9, y + .1, z + .9)) for x, y, z in spots], surfaces.glow(f'lamp{i}', tint, 9), .01)
    panel_light('street lamp', 1500, (1, .66, .36), (7, 9, 9), (0, 0, .4), (1.6, 1.6))
    panel_light('shop window', 2300, (1, .80, .60), (-12, -2, 5), (0, 0, .4), (6, 4))
    panel_light('dusk', 1500, (.55, .70, 1), (-3, -12, 12), (0, 0, .4), (10, 6))
    sky((.02, .02, .03), (.98, .46, .25), (.10, .15, .34), .75, .13)


def stadium():
    """A running track in the early sun, the infield and trees behind."""
    def lines(n, part):
        across = n.sum((part[0], -.80), (part[1], .60), -1.35)
        lane = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MODULO', n.sum(across, 612.2 + 6.1), 12.2), 6.1))
        return n.ramp(lane, .27, .24)
    plane('track', (-300, 300), (-12, 120), 0, surfaces.track(lines))
    plane('infield', (-500, 500), (120, 700), .05, surfaces.grass())
    rng, crowns = np.random.default_rng(5), []
    for x in np.arange(-420, 420, 9):
        h = rng.uniform(14, 30)
        crowns.append(((x - rng.uniform(6, 14), 690 + rng.uniform(0, 30), 0), (x + rng.uniform(6, 14), 730, h)))
    boxes('trees', crowns, surfaces.plain('trees', (.13, .15, .085), .9), 3)
    sun(158, 17, 6.0, (1, .76, .50), .7)
    panel_light('sky card', 900, (.92, .96, 1), (-5, -13, 9), (0, 0, .4), (10, 7))
    sky((.22, .13, .09), (1.0, .80, .58), (.30, .46, .78), .85, .30)


def bowl():
    """A poured concrete bowl: flat ground that curves up behind, the rail's shadow across."""
    def cuts(n, part):
        lines = [n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MODULO', n.sum(part[a], b), 9.0), 4.5)) for a, b in ((0, 903.6), (1, 901.2))]
        return n.ramp(n.math('MINIMUM', *lines), .035, .02)
    ground = surfaces.concrete(joint=cuts)
    curved_ground('bowl', -9, 4.6, 11, 40, 70, ground)
    towards = sun(203, 24, 5.6, (1, .83, .62), .6)
    mask(towards, (0, 0, 0), 30, [((-60, 60), (-60, 1.9)), ((-60, 60), (2.25, 3.9))], 61)
    sky((.20, .19, .18), (.70, .74, .82), (.30, .43, .70), .75)


def hall():
    """A bare hall of pale travertine and a tall slit of light."""
    boxes('slabs', slabs((-40, 30), (-9, 40), (9.0, 9.0), .03, .5, 0), surfaces.stone('travertine', (.66, .61, .54), (.50, .45, .385)), .012)
    wall('back', (-80, 80), 17, (-1, 60), surfaces.concrete('wall', (.50, .475, .44), (.40, .38, .35)))
    towards = sun(196, 30, 5.5, (1, .88, .72), .6)
    mask(towards, (0, 0, .3), 26, [((-3.2, 2.4), (-2.4, 14)), ((4.6, 6.2), (-2.4, 14))])
    panel_light('room', 620, (.90, .95, 1), (-10, -12, 12), (0, 0, .4), (9, 9))
    sky((.26, .25, .23), (.34, .34, .34), (.40, .42, .45), .45)


# A can of 330 ml, in decimetres: 66 mm across and 115 mm high.
CAN = [(.0, .06), (.22, .06), (.245, .0), (.262, .02), (.325, .11), (.33, .13), (.33, .98), (.326, 1.0), (.27, 1.105)]
LID = [(.27, 1.105), (.274, 1.128), (.272, 1.146), (.262, 1.15), (.254, 1.14), (.25, 1.09), (.235, 1.082), (.0, 1.088)]


def table():
    """Pale paper that curves up behind, a can of plain white tin on it: something that every hand knows the size of."""
    curved_ground('paper', -30, 7, 8, 60, 60, surfaces.plain('paper', (.50, .465, .425), .9, .1), 30)
    at = (1.95, .2)
    turned_form('can', CAN, at, surfaces.plain('tin', (.74, .72, .68), .34, .5))
    turned_form('lid', LID, at, surfaces.plain('lid', (.42, .42, .43), .3, .9))
    boxes('opener', [((at[0] - .09, at[1] - .17, 1.092), (at[0] + .09, at[1] + .02, 1.104))], surfaces.plain('opener', (.5, .5, .5), .3, .9), .008)
    panel_light('key', 3300, (1, .97, .93), (-8, -5, 10), (.3, 0, .4), (6, 5))
    panel_light('fill', 520, (.95, .97, 1), (10, -8, 5), (.3, 0, .4), (7, 7))
    panel_light('back', 600, (1, .98, .95), (4, 9, 9), (.3, 0, .4), (8, 4))
    sky((.35, .33, .31), (.42, .41, .40), (.46, .46, .47), .45)


def build(name):
    globals()[name]()
