import { Mesh } from './mesh.mjs';
import { buildSole } from './sole.mjs';
import { buildLaces, buildTongue } from './trim.mjs';
import { buildUpper, lastOf } from './upper.mjs';

/** The whole shoe as one mesh, standing on z = 0. */
export function buildShoe(silhouette) {
  const mesh = new Mesh();
  const last = lastOf(silhouette);
  const ground = silhouette.ground ?? 0;
  const upper = buildUpper(mesh, silhouette, last);
  if (ground) {
    const plain = upper.lift;
    for (let i = 2; i < mesh.positions.length; i += 3) mesh.positions[i] += ground;
    upper.lift = (p) => {
      const [x, y, z] = plain(p);
      return [x, y, z + ground];
    };
  }
  buildTongue(mesh, silhouette, upper.lift);
  buildLaces(mesh, silhouette, upper, last);
  buildSole(mesh, silhouette, last);
  return mesh.finish();
}
