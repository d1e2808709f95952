export type Json = Record<string, unknown>;

/** What a GLB holds: its JSON, and the bytes that buffer views are parts of. */
export interface Glb {
  readonly gltf: Json;
  readonly bytes: Buffer;
}

/** Bytes of the file's head, and of the head of each of its chunks. */
const HEAD = 12;
const CHUNK_HEAD = 8;
const MAGIC = 'glTF';
const VERSION = 2;
/** Chunks of types that glTF does not know are skipped, as it asks for; thousands of them are not. */
const MAX_CHUNKS = 64;

/** The lists of the top level that are read here. */
const LISTS = [
  'accessors',
  'buffers',
  'bufferViews',
  'extensionsRequired',
  'extensionsUsed',
  'images',
  'meshes',
  'nodes',
  'scenes',
];

export function isGlb(file: Buffer): boolean {
  return file.toString('latin1', 0, MAGIC.length) === MAGIC;
}

/** @returns null unless the file is as long as it says, and has one JSON first and at most one chunk of bytes */
export function readGlb(file: Buffer): Glb | null {
  const [json, second, ...more] = readChunks(file) ?? [];
  if (json?.type !== 'JSON' || more.some(({ type }) => type === 'JSON' || type === 'BIN\0')) return null;
  if (second?.type === 'JSON') return null;
  const gltf = parse(json.content);
  if (!gltf || !isObject(gltf.asset)) return null;
  if (LISTS.some((name) => gltf[name] !== undefined && !Array.isArray(gltf[name]))) return null;
  return { gltf, bytes: second?.type === 'BIN\0' ? second.content : Buffer.alloc(0) };
}

/** A list of the JSON's top level; empty when it is left out. */
export function listIn(json: unknown, name: string): unknown[] {
  const value = isObject(json) ? json[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** A number that is 0 when it is left out, and infinite when it cannot count anything. */
export function numberIn(json: unknown, name: string): number {
  const value = isObject(json) ? (json[name] ?? 0) : 0;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Infinity;
}

/** The names of the extensions' objects, at any depth. What `extras` hold, no viewer reads. */
export function findExtensions(gltf: Json): { names: Set<string>; isElsewhere: boolean } {
  const names = new Set(
    [...listIn(gltf, 'extensionsUsed'), ...listIn(gltf, 'extensionsRequired')].map(String),
  );
  let isElsewhere = false;
  const waiting: unknown[] = [gltf];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    if (!isObject(value) || Array.isArray(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'uri') isElsewhere = true;
      if (name === 'extensions' && isObject(part))
        for (const extension of Object.keys(part)) names.add(extension);
      if (name !== 'extras') waiting.push(part);
    }
  }
  return { names, isElsewhere };
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Null unless the chunks fill the file. */
function readChunks(file: Buffer): { type: string; content: Buffer }[] | null {
  if (file.length < HEAD || file.readUInt32LE(4) !== VERSION || file.readUInt32LE(8) !== file.length)
    return null;
  const chunks = [];
  let at = HEAD;
  while (at < file.length) {
    if (at + CHUNK_HEAD > file.length || chunks.length >= MAX_CHUNKS) return null;
    const begin = at + CHUNK_HEAD;
    const end = begin + file.readUInt32LE(at);
    if (end > file.length) return null;
    chunks.push({ type: file.toString('latin1', at + 4, begin), content: file.subarray(begin, end) });
    at = end;
  }
  return chunks;
}

function parse(content: Buffer): Json | null {
  try {
    const read: unknown = JSON.parse(content.toString());
    return isObject(read) && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
