"""Terse building of a node tree around a principled shader."""
import bpy


class Nodes:
    """A material and short words for its nodes. Coordinates are the object's, in decimetres."""

    def __init__(self, name, specular=.5):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.shader.inputs['Specular'].default_value = specular
        self.coordinates = self.node('ShaderNodeTexCoord').outputs['Object']

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def put(self, value, socket):
        """A number, a colour or another node's output into a socket."""
        if isinstance(value, (int, float)):
            socket.default_value = value
        elif isinstance(value, (tuple, list)):
            socket.default_value = (*value, 1) if len(socket.default_value) == 4 and len(value) == 3 else value
        else:
            self.link(value, socket)

    def set(self, **inputs):
        """Inputs of the principled shader by their names."""
        for name, value in inputs.items():
            self.put(value, self.shader.inputs[name])

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Vector']

    def split(self, vector):
        node = self.node('ShaderNodeSeparateXYZ')
        self.link(vector, node.inputs[0])
        return node.outputs

    def vector(self, *values):
        node = self.node('ShaderNodeCombineXYZ')
        for value, socket in zip(values, node.inputs):
            self.put(value, socket)
        return node.outputs[0]

    def math(self, operation, *values):
        node = self.node('ShaderNodeMath', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.put(value, socket)
        return node.outputs[0]

    def sum(self, *parts):
        """Adds up fields, each alone or as (field, factor)."""
        total = 0.0
        for part in parts:
            total = self.math('ADD', total, self.math('MULTIPLY', *part) if isinstance(part, tuple) else part)
        return total

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """Smooth step from one value to another."""
        node = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        for value_, socket in zip((value, low, high, to_low, to_high), node.inputs):
            self.put(value_, socket)
        return node.outputs[0]

    def mix(self, a, b, share, how='MIX'):
        """Two colours mixed."""
        node = self.node('ShaderNodeMixRGB', blend_type=how)
        for value, socket in zip((share, a, b), node.inputs):
            self.put(value, socket)
        return node.outputs[0]

    def tinted(self, colour, shade):
        """A colour times a field."""
        node = self.node('ShaderNodeVectorMath', operation='SCALE')
        self.put(colour, node.inputs[0])
        self.put(shade, node.inputs['Scale'])
        return node.outputs[0]

    def stretched(self, factors, around=None):
        """Coordinates scaled by axis."""
        node = self.node('ShaderNodeVectorMath', operation='MULTIPLY')
        self.link(around or self.coordinates, node.inputs[0])
        node.inputs[1].default_value = factors
        return node.outputs[0]

    def warped(self, amount, scale, around=None):
        """Coordinates pushed about by a noise, so that a pattern loses its regularity."""
        source = self.node('ShaderNodeTexNoise')
        source.inputs['Scale'].default_value = scale
        source.inputs['Detail'].default_value = 1
        self.link(around or self.coordinates, source.inputs['Vector'])
        push = self.node('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        self.link(source.outputs['Color'], push.inputs[0])
        push.inputs[1].default_value = (amount,) * 3
        self.link(around or self.coordinates, push.inputs[2])
        return push.outputs[0]

    def noise(self, scale, detail=1.0, around=None):
        node = self.node('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        self.link(around or self.coordinates, node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, scale, around=None, feature='DISTANCE_TO_EDGE', what='Distance'):
        node = self.node('ShaderNodeTexVoronoi', feature=feature)
        node.inputs['Scale'].default_value = scale
        self.link(around or self.coordinates, node.inputs['Vector'])
        return node.outputs[what]

    def island(self):
        """A random number for every separate piece of a mesh."""
        return self.node('ShaderNodeNewGeometry').outputs['Random Per Island']

    def bump(self, height, strength, distance):
        node = self.node('ShaderNodeBump')
        self.put(strength, node.inputs['Strength'])
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])
        return node.outputs[0]
