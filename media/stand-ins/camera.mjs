/** Cameras, poses and the rasteriser. World: the shoe's middle stands over the origin, z up, floor at z = 0. */
import { cross, dot, sub, unit } from './curves.mjs';

export const turn = (degrees) => {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return ([x, y, z]) => [x * c - y * s, x * s + y * c, z];
};
const tip = (degrees) => {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return ([x, y, z]) => [x, y * c - z * s, y * s + z * c];
};

/** lens: focal length over the picture's width. `at` is what the middle of the picture looks at. */
const quarterTurn = turn(-38);

export const poses = {
  'three-quarter': { rotate: quarterTurn, eye: [0, -1100, 370], at: [0, 0, 58], lens: 3.2 },
  detail: { rotate: quarterTurn, eye: [0, -900, 430], at: [18, 0, 74], lens: 5.2 },
  side: { rotate: turn(0), eye: [0, -1150, 135], at: [0, 0, 66], lens: 2.95 },
  'other-side': { rotate: turn(180), eye: [0, -1150, 135], at: [0, 0, 66], lens: 2.95 },
  // Seen with the toe to the right and the key lamp at the upper left.
  top: { rotate: turn(90), eye: [60, 0, 1200], at: [0, 0, 40], lens: 3.1 },
  sole: { rotate: tip(-82), lying: true, eye: [0, -1150, 190], at: [0, 0, 52], lens: 2.95 },
};

/** Moves a mesh's vertices and normals into the world. @returns { positions, normals, place(point) } */
export function place(mesh, pose) {
  const count = mesh.vertexCount;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  let lowest = 0;
  for (let i = 0; i < count; i += 1) {
    const j = i * 3;
    const p = pose.rotate([mesh.positions[j] - 148, mesh.positions[j + 1], mesh.positions[j + 2]]);
    const n = pose.rotate([mesh.normals[j], mesh.normals[j + 1], mesh.normals[j + 2]]);
    positions.set(p, j);
    normals.set(n, j);
    if (p[2] < lowest) lowest = p[2];
  }
  const shift = pose.lying ? -lowest : 0;
  const ahead = pose.lying ? 40 : 0;
  if (pose.lying) {
    for (let j = 0; j < count * 3; j += 3) {
      positions[j + 1] -= ahead;
      positions[j + 2] += shift;
    }
  }
  return { positions, normals, shift, ahead };
}

/** A projector for a picture of `width` × `height`; `centre` moves the looked-at point inside it (shares). */
export function lookAt({ eye, at, lens }, width, height, centre = [0.5, 0.5]) {
  const forward = unit(sub(at, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const focal = lens * width;
  return {
    eye,
    project(x, y, z) {
      const q = [x - eye[0], y - eye[1], z - eye[2]];
      const far = dot(q, forward);
      return [
        centre[0] * width + (focal * dot(q, right)) / far,
        centre[1] * height - (focal * dot(q, up)) / far,
        far,
      ];
    },
    /** Where the ray through a pixel meets the floor, or null above the horizon. */
    floor(px, py) {
      const a = (px - centre[0] * width) / focal;
      const b = (centre[1] * height - py) / focal;
      const dx = forward[0] + right[0] * a + up[0] * b;
      const dy = forward[1] + right[1] * a + up[1] * b;
      const dz = forward[2] + right[2] * a + up[2] * b;
      if (dz > -0.004) return null;
      const t = -eye[2] / dz;
      return [eye[0] + dx * t, eye[1] + dy * t];
    },
  };
}

/** Which triangle each pixel shows, and where in it. */
export function rasterise(mesh, world, camera, width, height) {
  const screen = new Float32Array(mesh.vertexCount * 3);
  for (let i = 0; i < mesh.vertexCount; i += 1) {
    const j = i * 3;
    screen.set(camera.project(world.positions[j], world.positions[j + 1], world.positions[j + 2]), j);
  }
  const triangle = new Int32Array(width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(1e9);
  const second = new Float32Array(width * height);
  const third = new Float32Array(width * height);
  const box = [width, height, 0, 0];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    drawTriangle(mesh.triangles[t] * 3, mesh.triangles[t + 1] * 3, mesh.triangles[t + 2] * 3, t);
  }
  return { triangle, second, third, box, width, height };

  function drawTriangle(a, b, c, t) {
    const ax = screen[a],
      ay = screen[a + 1],
      bx = screen[b],
      by = screen[b + 1],
      cx = screen[c],
      cy = screen[c + 1];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) return;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const px = x + 0.5,
          py = y + 0.5;
        const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        if (wb < -1e-4 || wc < -1e-4 || wb + wc > 1.0001) continue;
        const far = screen[a + 2] * (1 - wb - wc) + screen[b + 2] * wb + screen[c + 2] * wc;
        const i = y * width + x;
        if (far >= depth[i]) continue;
        depth[i] = far;
        triangle[i] = t;
        second[i] = wb;
        third[i] = wc;
        if (x < box[0]) box[0] = x;
        if (y < box[1]) box[1] = y;
        if (x > box[2]) box[2] = x;
        if (y > box[3]) box[3] = y;
      }
    }
  }
}
