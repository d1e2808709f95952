/**
 * The studio: a warm key from the upper left, a large box overhead, a cool rim, a weak fill, and the floor's
 * bounce. What each vertex sees of it is found once a model, over directions on the whole sphere; turning the
 * shoe then costs only a sum.
 */
import { cross, dot, unit } from './curves.mjs';

const COUNT = 160;
const WORDS = COUNT / 32;
const MAP = 330;

const directions = Array.from({ length: COUNT }, (_, i) => {
  const z = 1 - (2 * i + 1) / COUNT;
  const r = Math.sqrt(1 - z * z);
  const a = i * Math.PI * (3 - Math.sqrt(5));
  return [r * Math.cos(a), r * Math.sin(a), z];
});

export const lamps = [
  { at: unit([-2.6, -3.0, 3.7]), power: 7.0, focus: 9, tint: [1.04, 1.0, 0.94] },
  { at: unit([0.4, 0.7, 4.2]), power: 5.2, focus: 6, tint: [1.0, 1.0, 1.0] },
  { at: unit([3.6, 2.6, 2.4]), power: 3.2, focus: 9, tint: [0.94, 0.98, 1.06] },
  { at: unit([3.4, -3.8, 1.6]), power: 1.0, focus: 5, tint: [1.0, 1.0, 1.0] },
];
const SKY = [0.52, 0.52, 0.53];
const FLOOR = [0.4, 0.375, 0.35];

/** Radiance that comes from a world direction. */
export function radiance(d) {
  const l = d[2] > -0.05 ? [...SKY] : [...FLOOR];
  for (const { at, power, focus, tint } of lamps) {
    const lobe = power * Math.exp(focus * (dot(d, at) - 1));
    for (let k = 0; k < 3; k += 1) l[k] += lobe * tint[k];
  }
  return l;
}

/**
 * For every point, one bit a direction: whether nothing of the mesh stands in the way.
 * @param points { positions, normals, count } in the shoe's own space
 */
export function visibility(mesh, pointSets) {
  const masks = pointSets.map((set) => new Uint32Array(set.count * WORDS));
  const depth = new Float32Array(MAP * MAP);
  const flat = new Float32Array(mesh.vertexCount * 3);
  for (let k = 0; k < COUNT; k += 1) {
    const frame = frameOf(directions[k]);
    drawDepth(mesh, frame, flat, depth);
    pointSets.forEach((set, i) => testPoints(set, frame, depth, masks[i], k));
  }
  return masks;
}

const CENTRE = [148, 0, 80];
const SPAN = 400;

function frameOf(d) {
  const u = unit(cross(Math.abs(d[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], d));
  return { u, v: cross(d, u), d };
}

function drawDepth({ positions: p, vertexCount }, { u, v, d }, flat, depth) {
  depth.fill(-1e9);
  const k = MAP / SPAN;
  for (let i = 0; i < vertexCount; i += 1) {
    const x = p[i * 3] - CENTRE[0],
      y = p[i * 3 + 1] - CENTRE[1],
      z = p[i * 3 + 2] - CENTRE[2];
    flat[i * 3] = (x * u[0] + y * u[1] + z * u[2]) * k + MAP / 2;
    flat[i * 3 + 1] = (x * v[0] + y * v[1] + z * v[2]) * k + MAP / 2;
    flat[i * 3 + 2] = x * d[0] + y * d[1] + z * d[2];
  }
  // Vertices stand about a cell apart: each one fills the four cells round it.
  for (let j = 0; j < vertexCount * 3; j += 3) {
    const far = flat[j + 2];
    const i = Math.floor(flat[j + 1] - 0.5) * MAP + Math.floor(flat[j] - 0.5);
    if (i < 0 || i + MAP + 1 >= depth.length) continue;
    if (far > depth[i]) depth[i] = far;
    if (far > depth[i + 1]) depth[i + 1] = far;
    if (far > depth[i + MAP]) depth[i + MAP] = far;
    if (far > depth[i + MAP + 1]) depth[i + MAP + 1] = far;
  }
}

function testPoints({ positions: p, normals: n, count }, { u, v, d }, depth, mask, k) {
  const scale = MAP / SPAN;
  const word = k >> 5;
  const bit = 1 << (k & 31);
  for (let i = 0; i < count; i += 1) {
    const nx = n[i * 3],
      ny = n[i * 3 + 1],
      nz = n[i * 3 + 2];
    const facing = nx * d[0] + ny * d[1] + nz * d[2];
    if (facing <= 0) continue;
    const off = 1.5;
    const x = p[i * 3] + nx * off - CENTRE[0],
      y = p[i * 3 + 1] + ny * off - CENTRE[1],
      z = p[i * 3 + 2] + nz * off - CENTRE[2];
    const px = Math.floor((x * u[0] + y * u[1] + z * u[2]) * scale + MAP / 2);
    const py = Math.floor((x * v[0] + y * v[1] + z * v[2]) * scale + MAP / 2);
    const inside = px >= 0 && py >= 0 && px < MAP && py < MAP;
    const near = x * d[0] + y * d[1] + z * d[2] + 0.8 + 0.8 * (1 - facing);
    if (!inside || near >= depth[py * MAP + px]) mask[i * WORDS + word] |= bit;
  }
}

/** Irradiance (over π, three channels) at each point of a set under the studio, the shoe turned by `rotate`. */
export function relight(set, mask, rotate, sky = radiance) {
  const rays = directions.map((d) => ({ d, l: sky(rotate(d)) }));
  const e = new Float32Array(set.count * 3);
  const weight = 4 / COUNT;
  for (let i = 0; i < set.count; i += 1) {
    const nx = set.normals[i * 3],
      ny = set.normals[i * 3 + 1],
      nz = set.normals[i * 3 + 2];
    let r = 0,
      g = 0,
      b = 0;
    for (let k = 0; k < COUNT; k += 1) {
      if ((mask[i * WORDS + (k >> 5)] & (1 << (k & 31))) === 0) continue;
      const { d, l } = rays[k];
      const c = nx * d[0] + ny * d[1] + nz * d[2];
      r += l[0] * c;
      g += l[1] * c;
      b += l[2] * c;
    }
    e[i * 3] = r * weight;
    e[i * 3 + 1] = g * weight;
    e[i * 3 + 2] = b * weight;
  }
  return e;
}

/** A few box passes along each grid: hides that the studio is made of single rays. */
export function soften(mesh, values, passes = 3) {
  const copy = new Float32Array(values.length);
  for (let pass = 0; pass < passes; pass += 1) {
    copy.set(values);
    for (const { base, rows, columns } of mesh.grids) {
      if (rows < 10 || columns < 40) continue;
      for (let r = 0; r < rows; r += 1) {
        for (let c = 0; c < columns; c += 1) {
          const i = base + r * columns + c;
          const up = base + Math.max(0, r - 1) * columns + c;
          const down = base + Math.min(rows - 1, r + 1) * columns + c;
          const left = base + r * columns + ((c + columns - 1) % columns);
          const right = base + r * columns + ((c + 1) % columns);
          for (let k = 0; k < 3; k += 1) {
            values[i * 3 + k] =
              (copy[i * 3 + k] * 2 +
                copy[up * 3 + k] +
                copy[down * 3 + k] +
                copy[left * 3 + k] +
                copy[right * 3 + k]) /
              6;
          }
        }
      }
    }
  }
  return values;
}

/** Unshadowed brightness for a world normal: nine spherical-harmonic terms of the studio's mean channel. */
export const openSky = (() => {
  const basis = ([x, y, z]) => [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ];
  const sums = new Array(9).fill(0);
  const samples = 4000;
  for (let i = 0; i < samples; i += 1) {
    const z = 1 - (2 * i + 1) / samples;
    const r = Math.sqrt(1 - z * z);
    const a = i * Math.PI * (3 - Math.sqrt(5));
    const d = [r * Math.cos(a), r * Math.sin(a), z];
    const l = radiance(d);
    basis(d).forEach((b, k) => {
      sums[k] += (b * (l[0] + l[1] + l[2]) * 4 * Math.PI) / 3 / samples;
    });
  }
  const band = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4];
  const k = sums.map((value, i) => value * band[i]);
  return (x, y, z) =>
    Math.max(
      0.02,
      0.282095 * k[0] +
        0.488603 * (k[1] * y + k[2] * z + k[3] * x) +
        1.092548 * (k[4] * x * y + k[5] * y * z + k[7] * x * z) +
        0.315392 * k[6] * (3 * z * z - 1) +
        0.546274 * k[8] * (x * x - y * y),
    );
})();
