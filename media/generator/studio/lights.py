"""The studio: four area lights and a dim room. Places and sizes in decimetres, power in watts."""
import numpy as np

LIGHTS = {  # name: place, aim, width, height, power, colour
    'key': ((-2.6, -3.4, 3.6), (0, 0, .4), 2.2, 1.8, 235, (1, .98, .955)),
    'top': ((.5, .9, 4.2), (0, 0, .3), 4.4, 1.8, 300, (1, 1, 1)),
    'rim': ((3.6, 3.0, 2.4), (0, 0, .5), 1.2, 2.8, 220, (.95, .98, 1)),
    'fill': ((4.0, -3.4, 1.6), (0, 0, .4), 2.4, 2.4, 125, (1, .99, .98)),
}
ROOM = ((1, .99, .975), .22)


def axes(place, aim):
    """Forward, right and up of a light that looks from its place to its aim."""
    forward = np.array(aim, float) - np.array(place, float)
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    return forward, right, np.cross(right, forward)
