"""Reads the uncompressed multi-layer EXR that the tracer writes: {channel name: float32 array}, top row first."""
import struct

import numpy as np

DTYPES = {0: '<u4', 1: '<f2', 2: '<f4'}


def read_exr(path):
    data = open(path, 'rb').read()
    at, header = 8, {}
    while data[at]:
        name_end = data.index(b'\0', at)
        type_end = data.index(b'\0', name_end + 1)
        size = struct.unpack_from('<i', data, type_end + 1)[0]
        header[data[at:name_end].decode()] = data[type_end + 5:type_end + 5 + size]
        at = type_end + 5 + size
    if header['compression'][0] != 0:
        raise ValueError(f'{path}: compressed files are not read')
    x0, y0, x1, y1 = struct.unpack('<4i', header['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels, c = [], header['channels']
    i = 0
    while c[i]:
        end = c.index(b'\0', i)
        channels.append((c[i:end].decode(), DTYPES[struct.unpack_from('<i', c, end + 1)[0]]))
        i = end + 17
    row = np.dtype([('y', '<i4'), ('size', '<i4')] + [(n, t, (width,)) for n, t in channels])
    rows = np.frombuffer(data, row, height, at + 1 + 8 * height)
    return {n: np.ascontiguousarray(rows[n]).astype(np.float32) for n, _ in channels}
