/** One model in the studio: built and baked once, then photographed in any pose. */
import { buildShoe } from './build-shoe.mjs';
import { lookAt, place, poses, rasterise } from './camera.mjs';
import { groundOf } from './picture.mjs';
import { relight, soften, visibility } from './light.mjs';
import { shade } from './shade.mjs';
import { surfaceOf } from './surface.mjs';

const CELL = 4;
const REACH = 360;
const ACROSS = (2 * REACH) / CELL;

/** The floor as points in the shoe's space, for a pose that stands or lies. */
function floorPoints(unplace, normal) {
  const count = ACROSS * ACROSS;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    const x = ((i % ACROSS) + 0.5) * CELL - REACH;
    const y = (Math.floor(i / ACROSS) + 0.5) * CELL - REACH;
    positions.set(unplace([x, y, -1.2]), i * 3);
    normals.set(normal, i * 3);
  }
  return { positions, normals, count };
}

/** The inverse of a pose's rotation: a rotation's transpose. */
function inverse(rotate) {
  const [a, b, c] = [rotate([1, 0, 0]), rotate([0, 1, 0]), rotate([0, 0, 1])];
  return ([x, y, z]) => [a, b, c].map((axis) => axis[0] * x + axis[1] * y + axis[2] * z);
}

export function setUp({ silhouette, cut }) {
  const mesh = buildShoe(silhouette);
  const lying = poses.sole;
  const laid = place(mesh, lying);
  const back = inverse(lying.rotate);
  const sets = [
    { positions: mesh.positions, normals: mesh.normals, count: mesh.vertexCount },
    floorPoints(([x, y, z]) => [x + 148, y, z], [0, 0, 1]),
    floorPoints(
      ([x, y, z]) => {
        const p = back([x, y + laid.ahead, z - laid.shift]);
        return [p[0] + 148, p[1], p[2]];
      },
      back([0, 0, 1]),
    ),
  ];
  const masks = visibility(mesh, sets);
  return { mesh, sets, masks, describe: surfaceOf({ cut, silhouette }) };
}

/**
 * Photographs a model.
 * @param pose one of `poses`, or one like them
 * @returns layers and ground for `mixPicture`
 */
export function photograph(shoe, pose, width, height, samples = 2, centre = [0.5, 0.5]) {
  const world = place(shoe.mesh, pose);
  if (shoe.turned !== pose.rotate) {
    shoe.turned = pose.rotate;
    shoe.light = soften(shoe.mesh, relight(shoe.sets[0], shoe.masks[0], pose.rotate), 3);
  }
  const big = lookAt(pose, width * samples, height * samples, centre);
  const raster = rasterise(shoe.mesh, world, big, width * samples, height * samples);
  const layers = shade(shoe.mesh, world, raster, shoe.light, shoe.describe, pose.eye);
  const small = lookAt(pose, width, height, centre);
  return { layers, ground: groundOf(width, height, floorShade(shoe, pose, small)) };
}

function floorShade(shoe, pose, camera) {
  const which = pose.lying ? 2 : 1;
  const e = relight(shoe.sets[which], shoe.masks[which], pose.rotate);
  const up = openFloor(shoe.sets[which].normals, pose);
  const map = new Float32Array(ACROSS * ACROSS);
  for (let i = 0; i < map.length; i += 1) map[i] = Math.min(1, e[i * 3 + 1] / up);
  const sharp = blur(blur(map, 1), 1);
  const smooth = blur(blur(blur(map, 4), 5), 5);
  // Near the shoe the shadow keeps its edge; farther out the single rays of the studio must not show.
  for (let i = 0; i < map.length; i += 1) {
    const t = Math.min(1, Math.max(0, (smooth[i] - 0.35) / 0.3));
    map[i] = sharp[i] * (1 - t) + smooth[i] * t;
  }
  const back = inverse(pose.rotate);
  return (px, py) => {
    const hit = camera.floor(px, py);
    if (!hit) return 1;
    // Standing poses share the floor of the shoe's own space; a lying one has its own, already in the world.
    const [x, y] = pose.lying ? hit : back([hit[0], hit[1], 0]);
    const u = (x + REACH) / CELL - 0.5,
      v = (y + REACH) / CELL - 0.5;
    const i = Math.floor(u),
      j = Math.floor(v);
    if (i < 0 || j < 0 || i >= ACROSS - 1 || j >= ACROSS - 1) return 1;
    const a = map[j * ACROSS + i],
      b = map[j * ACROSS + i + 1],
      c = map[(j + 1) * ACROSS + i],
      d = map[(j + 1) * ACROSS + i + 1];
    const s = u - i,
      t = v - j;
    const value = (a * (1 - s) + b * s) * (1 - t) + (c * (1 - s) + d * s) * t;
    return value ** 0.7;
  };
}

/** What a floor point with nothing near it gets. */
function openFloor(normals, pose) {
  const set = { positions: new Float32Array([148, 0, 0]), normals: normals.slice(0, 3), count: 1 };
  const [mask] = visibility({ positions: new Float32Array(0), triangles: [], vertexCount: 0 }, [set]);
  return relight(set, mask, pose.rotate)[1];
}

/** A box blur, rows then columns. */
function blur(map, radius) {
  return pass(pass(map, 1, ACROSS), ACROSS, 1);

  function pass(from, step, line) {
    const out = new Float32Array(from.length);
    for (let j = 0; j < ACROSS; j += 1) {
      for (let i = 0; i < ACROSS; i += 1) {
        let sum = 0;
        for (let a = -radius; a <= radius; a += 1)
          sum += from[j * line + Math.min(ACROSS - 1, Math.max(0, i + a)) * step];
        out[j * line + i * step] = sum / (2 * radius + 1);
      }
    }
    return out;
  }
}
