/** The most bytes a model may have. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Bytes of the file's head, and of the head of each of its chunks. */
const HEAD = 12;
const CHUNK_HEAD = 8;
const MAGIC = 'glTF';
const VERSION = 2;
const JSON_CHUNK = 'JSON';

/** What a browser would need another program for, which the shop does not send. */
const NOT_UNPACKED = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];

/** Why a file is not kept as a model. */
export type UnfitModel = 'no-model' | 'model-too-large' | 'model-in-parts' | 'model-packed';

/**
 * Looks at the head of a GLB, and at what its JSON names. It is kept as it is.
 *
 * @returns why not: it is no whole GLB of glTF 2, has over 2 MB, names other files, or is packed with Draco or Basis; null
 *   for a good one
 */
export function checkModel(file: Buffer): UnfitModel | null {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'no-model';
  if (file.length > MOST_BYTES) return 'model-too-large';
  const gltf = readJson(file);
  if (!gltf) return 'no-model';
  const parts = [...listOf(gltf.buffers), ...listOf(gltf.images)];
  if (parts.some((part) => part.uri !== undefined)) return 'model-in-parts';
  const names = [gltf.extensionsUsed, gltf.extensionsRequired].flatMap((list: unknown) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return names.some((name) => NOT_UNPACKED.includes(String(name))) ? 'model-packed' : null;
}

type Json = Record<string, unknown>;

/** The first chunk's JSON; null unless the file is as long as it says, and its chunk lies within. */
function readJson(file: Buffer): Json | null {
  if (file.length < HEAD + CHUNK_HEAD || file.readUInt32LE(4) !== VERSION) return null;
  if (file.readUInt32LE(8) !== file.length) return null;
  const begin = HEAD + CHUNK_HEAD;
  const end = begin + file.readUInt32LE(HEAD);
  if (file.toString('latin1', HEAD + 4, begin) !== JSON_CHUNK || end > file.length) return null;
  try {
    const json: unknown = JSON.parse(file.toString('utf8', begin, end));
    return isObject(json) && isObject(json.asset) ? json : null;
  } catch {
    return null;
  }
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
