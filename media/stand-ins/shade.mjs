/** From the rasterised shoe to two layers a colourway is mixed from: light on the surface, and gloss. */
import { lamps, openSky } from './light.mjs';
import { ATTRIBUTES } from './mesh.mjs';
import { finishes, gloss } from './surface.mjs';

const glossTable = finishes.map((name) => gloss[name]);

/**
 * @returns slot (255 = nothing), light (3 channels), shine (1 channel) for each pixel of the raster.
 */
export function shade(mesh, world, raster, irradiance, describe, eye, lights = lamps.slice(0, 3)) {
  const { width, height, box } = raster;
  const [x0, y0, x1, y1] = [
    Math.max(1, box[0]),
    Math.max(1, box[1]),
    Math.min(width - 2, box[2]),
    Math.min(height - 2, box[3]),
  ];
  const size = width * height;
  const g = {
    slot: new Uint8Array(size).fill(255),
    finish: new Uint8Array(size),
    part: new Uint8Array(size),
    relief: new Float32Array(size),
    own: new Float32Array(size),
    p: new Float32Array(size * 3),
    n: new Float32Array(size * 3),
    light: new Float32Array(size * 3),
    shine: new Float32Array(size),
  };
  gather(mesh, world, raster, irradiance, describe, g, [box[0], box[1], box[2], box[3]]);
  const views = { eye, halves: lights };
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1)
      if (g.slot[y * width + x] !== 255) lightPixel(g, y * width + x, width, views);
  return { slot: g.slot, light: g.light, shine: g.shine, width, height, box };
}

function gather(mesh, world, raster, irradiance, describe, g, [x0, y0, x1, y1]) {
  const values = new Float32Array(ATTRIBUTES);
  const out = { slot: 0, finish: 0, height: 0, shade: 1 };
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const i = y * raster.width + x;
      const t = raster.triangle[i];
      if (t < 0) continue;
      const wb = raster.second[i],
        wc = raster.third[i],
        wa = 1 - wb - wc;
      const a = mesh.triangles[t],
        b = mesh.triangles[t + 1],
        c = mesh.triangles[t + 2];
      for (let k = 0; k < ATTRIBUTES; k += 1) {
        values[k] =
          mesh.attributes[a * ATTRIBUTES + k] * wa +
          mesh.attributes[b * ATTRIBUTES + k] * wb +
          mesh.attributes[c * ATTRIBUTES + k] * wc;
      }
      const part = mesh.parts[t / 3];
      describe(part, values, 0, out);
      g.slot[i] = out.slot;
      g.finish[i] = out.finish;
      g.part[i] = part;
      g.relief[i] = out.height;
      g.own[i] = out.shade;
      for (let k = 0; k < 3; k += 1) {
        g.p[i * 3 + k] =
          world.positions[a * 3 + k] * wa + world.positions[b * 3 + k] * wb + world.positions[c * 3 + k] * wc;
        g.n[i * 3 + k] =
          world.normals[a * 3 + k] * wa + world.normals[b * 3 + k] * wb + world.normals[c * 3 + k] * wc;
        g.light[i * 3 + k] =
          irradiance[a * 3 + k] * wa + irradiance[b * 3 + k] * wb + irradiance[c * 3 + k] * wc;
      }
    }
  }
}

/** Tilts a pixel's normal by the relief around it (bump mapping in screen space), then lights it. */
function lightPixel(g, i, width, { eye, halves }) {
  const { p, n, relief, part } = g;
  let nx = n[i * 3],
    ny = n[i * 3 + 1],
    nz = n[i * 3 + 2];
  const l = Math.hypot(nx, ny, nz) || 1;
  nx /= l;
  ny /= l;
  nz /= l;
  let vx = eye[0] - p[i * 3],
    vy = eye[1] - p[i * 3 + 1],
    vz = eye[2] - p[i * 3 + 2];
  const vl = Math.hypot(vx, vy, vz);
  vx /= vl;
  vy /= vl;
  vz /= vl;
  if (nx * vx + ny * vy + nz * vz < 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  const before = openSky(nx, ny, nz);
  const r = part[i + 1] === part[i] ? i + 1 : i,
    left = part[i - 1] === part[i] ? i - 1 : i;
  const d = part[i + width] === part[i] ? i + width : i,
    u = part[i - width] === part[i] ? i - width : i;
  let tx = nx,
    ty = ny,
    tz = nz;
  if (r !== left && d !== u) {
    const ax = p[r * 3] - p[left * 3],
      ay = p[r * 3 + 1] - p[left * 3 + 1],
      az = p[r * 3 + 2] - p[left * 3 + 2];
    const bx = p[d * 3] - p[u * 3],
      by = p[d * 3 + 1] - p[u * 3 + 1],
      bz = p[d * 3 + 2] - p[u * 3 + 2];
    const dx = relief[r] - relief[left],
      dy = relief[d] - relief[u];
    const r1x = by * nz - bz * ny,
      r1y = bz * nx - bx * nz,
      r1z = bx * ny - by * nx;
    const r2x = ny * az - nz * ay,
      r2y = nz * ax - nx * az,
      r2z = nx * ay - ny * ax;
    const det = ax * r1x + ay * r1y + az * r1z;
    const sign = det < 0 ? -1 : 1;
    const jump = Math.hypot(ax, ay, az) + Math.hypot(bx, by, bz);
    if (jump < 8) {
      tx = Math.abs(det) * nx - sign * (dx * r1x + dy * r2x);
      ty = Math.abs(det) * ny - sign * (dx * r1y + dy * r2y);
      tz = Math.abs(det) * nz - sign * (dx * r1z + dy * r2z);
      const tl = Math.hypot(tx, ty, tz) || 1;
      tx /= tl;
      ty /= tl;
      tz /= tl;
    }
  }
  const open = openSky(tx, ty, tz);
  const ratio = Math.min(1.8, Math.max(0.25, open / before)) * g.own[i];
  const shown = Math.min(1, g.light[i * 3 + 1] / before);
  for (let k = 0; k < 3; k += 1) g.light[i * 3 + k] *= ratio;
  g.shine[i] = shineOf(glossTable[g.finish[i]], tx, ty, tz, vx, vy, vz, halves) * shown * shown * g.own[i];
}

function shineOf(finish, nx, ny, nz, vx, vy, vz, lights) {
  const strength = finish[0],
    sharp = finish[1];
  if (strength === 0) return 0;
  let sum = 0;
  for (let k = 0; k < lights.length; k += 1) {
    const at = lights[k].at;
    const hx = at[0] + vx,
      hy = at[1] + vy,
      hz = at[2] + vz;
    const c = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    if (c > 0) sum += lights[k].power * Math.exp(sharp * Math.log(c));
  }
  const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
  const graze = 1 - facing;
  const fresnel = 0.05 + 0.95 * graze * graze * graze * graze * graze;
  return strength * sum * (0.02 + 0.125 * fresnel);
}
