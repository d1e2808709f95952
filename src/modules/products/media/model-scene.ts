import { isObject, type Json, listIn, numberIn } from './glb';

/** Three corners in a row, a strip, or a fan of triangles; lines and points show no shoe. */
const TRIANGLES = [4, 5, 6];

/**
 * What the scene that a viewer opens shows: the corners of all triangles, and the calls that draw them. A part counts
 * each time that a node shows it.
 */
export function measureScene(gltf: Json): { corners: number; draws: number } {
  const meshes = listIn(gltf, 'meshes').map((mesh) => measureMesh(gltf, mesh));
  const nodes = listIn(gltf, 'nodes');
  const scene = listIn(gltf, 'scenes')[numberIn(gltf, 'scene')];
  const waiting = [...listIn(scene, 'nodes')];
  const seen = new Set<unknown>();
  const sum = { corners: 0, draws: 0 };
  while (waiting.length > 0) {
    const index = waiting.pop();
    if (typeof index !== 'number' || seen.has(index)) continue;
    seen.add(index);
    const node = nodes[index];
    const mesh = isObject(node) && node.mesh !== undefined ? meshes[numberIn(node, 'mesh')] : undefined;
    sum.corners += mesh?.corners ?? 0;
    sum.draws += mesh?.draws ?? 0;
    for (const child of listIn(node, 'children')) waiting.push(child);
  }
  return sum;
}

/** Whether more nodes lie in one another than that. What is no tree, the validator finds. */
export function isTooDeep(gltf: Json, most: number): boolean {
  const nodes = listIn(gltf, 'nodes');
  const childrenOf = (index: unknown): unknown[] => listIn(nodes[Number(index)], 'children');
  const inner = new Set([...nodes.keys()].flatMap(childrenOf));
  const seen = new Set<unknown>();
  let level: unknown[] = [...nodes.keys()].filter((index) => !inner.has(index));
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    for (const index of level) seen.add(index);
    level = [...new Set(level.flatMap(childrenOf))].filter((index) => !seen.has(index));
  }
  return false;
}

function measureMesh(gltf: Json, mesh: unknown): { corners: number; draws: number } {
  const accessors = listIn(gltf, 'accessors');
  const sum = { corners: 0, draws: 0 };
  for (const part of listIn(mesh, 'primitives')) {
    if (!isObject(part) || !isObject(part.attributes) || !TRIANGLES.includes(Number(part.mode ?? 4)))
      continue;
    const list = part.indices ?? part.attributes.POSITION;
    const count = typeof list === 'number' ? numberIn(accessors[list], 'count') : 0;
    if (count < 3) continue;
    sum.corners += count;
    sum.draws += 1;
  }
  return sum;
}
