"""One shader per kind of surface. All have the same middle-grey colour: colour is put on afterwards, so the
shaders give only light, gloss, and how much their weave darkens the colour (the pass 'shade')."""
import math

import bpy

GREY = .5
PASSES = 5     # zone weights travel three to a colour pass
TURN = 2 * math.pi


class Nodes:
    """Terse building of a node tree around a principled shader."""

    def __init__(self, name, rough, specular):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.shader.inputs['Base Color'].default_value = (GREY, GREY, GREY, 1)
        self.shader.inputs['Specular'].default_value = specular
        self.extra = self.split(self.attribute('extra'))
        self.place = self.split(self.attribute('place'))
        self.link(self.extra[0] if rough is None else self.value(rough), self.shader.inputs['Roughness'])
        self.coordinates = self.node('ShaderNodeTexCoord').outputs['Object']

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def value(self, number):
        node = self.node('ShaderNodeValue')
        node.outputs[0].default_value = number
        return node.outputs[0]

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Vector']

    def split(self, vector):
        node = self.node('ShaderNodeSeparateXYZ')
        self.link(vector, node.inputs[0])
        return node.outputs

    def math(self, operation, *values):
        node = self.node('ShaderNodeMath', operation=operation)
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[0]

    def noise(self, scale, detail=1.0):
        node = self.node('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        self.link(self.coordinates, node.inputs['Vector'])
        return node.outputs['Fac']

    def bump(self, height, strength, distance):
        node = self.node('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])

    def finish(self, weave=None):
        """Writes the zone weights and the shade into their passes."""
        shade = self.extra[1] if weave is None else self.math('MULTIPLY', self.extra[1], weave)
        out = self.node('ShaderNodeOutputAOV')
        out.name = 'shade'
        self.link(shade, out.inputs['Value'])
        for i in range(PASSES):
            out = self.node('ShaderNodeOutputAOV')
            out.name = f'zone{i}'
            self.link(self.attribute(f'zone{i}'), out.inputs['Color'])
        return self.material


def leather(n):
    cells = n.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    cells.inputs['Scale'].default_value = 95
    n.link(n.coordinates, cells.inputs['Vector'])
    grain = n.math('MINIMUM', n.math('MULTIPLY', cells.outputs['Distance'], 3.0), .6)
    n.bump(n.math('ADD', grain, n.math('MULTIPLY', n.noise(14, 2), .8)), .7, .006)
    return n.math('ADD', .95, n.math('MULTIPLY', n.noise(3.0, 2), .10))


def suede(n):
    nap = n.noise(150, 1)
    n.bump(n.math('ADD', nap, n.math('MULTIPLY', n.noise(22, 2), .8)), .7, .006)
    return n.math('ADD', .82, n.math('MULTIPLY', nap, .36))


def knit(n):
    row = n.math('FLOOR', n.math('DIVIDE', n.place[1], 1.15))
    across = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[0], TURN / 1.35), n.math('MULTIPLY', row, math.pi)))
    up = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', n.place[1], TURN / 1.15)))
    height = n.math('MULTIPLY', n.math('MULTIPLY', n.math('ADD', across, 1.0), n.math('ADD', up, .1)), .55)
    n.bump(n.math('MULTIPLY', height, 1.5), .8, .0065)
    return n.math('ADD', .60, n.math('MULTIPLY', n.math('MINIMUM', height, 1.0), .45))


def canvas(n):
    a = n.math('SINE', n.math('MULTIPLY', n.place[0], TURN / 1.0))
    b = n.math('SINE', n.math('MULTIPLY', n.place[1], TURN / 1.0))
    weave = n.math('MULTIPLY', a, b)
    n.bump(n.math('ADD', weave, n.noise(40, 1)), .7, .004)
    return n.math('ADD', .92, n.math('MULTIPLY', weave, .09))


def rubber(n):
    n.bump(n.noise(90, 1), .22, .002)


def braid(n):
    a = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[0], TURN / 1.15),
                              n.math('MULTIPLY', n.math('ABSOLUTE', n.place[1]), 2.9)))
    n.bump(n.math('ADD', a, n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', n.place[1], TURN)), .6)), .75, .0028)
    return n.math('ADD', .95, n.math('MULTIPLY', a, .05))


def cloth(n):
    a = n.math('SINE', n.math('MULTIPLY', n.place[0], TURN / 1.6))
    weave = n.math('MULTIPLY', a, n.math('SINE', n.math('MULTIPLY', n.place[1], TURN / 1.4)))
    n.bump(weave, .6, .004)
    return n.math('ADD', .93, n.math('MULTIPLY', weave, .07))


RECIPES = {'leather': (leather, .45), 'suede': (suede, .10), 'mesh': (knit, .25), 'canvas': (canvas, .15), 'rubber': (rubber, .38),
           'smooth': (None, .5), 'lace': (braid, .2), 'lining': (cloth, .1), 'thread': (None, .2)}


def make(kind):
    recipe, specular = RECIPES[kind]
    nodes = Nodes(kind, None, specular)
    return nodes.finish(recipe(nodes) if recipe else None)
