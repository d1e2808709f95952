import { readHead } from './picture';

/** The most that a model may have; beyond it, a small file could fill a phone's memory (rule U8). */
const MOST = {
  bytes: 2 * 1024 * 1024,
  /** Entries of all its lists: corners, directions, indices. The shop's own have some 200,000. */
  entries: 2_000_000,
  /** Bytes of all its lists when they are unpacked. */
  unpacked: 32 * 1024 * 1024,
  pictures: 32,
  /** Of all its pictures together. */
  pixels: 16_000_000,
};

/** Bytes of the file's head, and of the head of each of its chunks. */
const HEAD = 12;
const CHUNK_HEAD = 8;
const MAGIC = 'glTF';
const VERSION = 2;

/** What a browser would need another program for, which the shop does not send. */
const NOT_UNPACKED = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];
const MESHOPT = 'EXT_meshopt_compression';
const LISTS = [
  'accessors',
  'buffers',
  'bufferViews',
  'images',
  'extensionsUsed',
  'extensionsRequired',
] as const;

/** Why a file is not kept as a model. */
export type UnfitModel =
  'no-model' | 'model-too-large' | 'model-too-heavy' | 'model-in-parts' | 'model-packed';

/**
 * Looks at a GLB's chunks, and at what its JSON promises. It is kept as it is.
 *
 * @returns why not: it is no whole GLB of glTF 2, has over 2 MB or unpacks to more than a phone can show, names other
 *   files, or is packed with Draco or Basis; null for a good one
 */
export async function checkModel(file: Buffer): Promise<UnfitModel | null> {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'no-model';
  if (file.length > MOST.bytes) return 'model-too-large';
  const parts = readParts(file);
  if (!parts) return 'no-model';
  const { gltf, bytes } = parts;
  if ([...gltf.buffers, ...gltf.images].some((part) => isObject(part) && part.uri !== undefined))
    return 'model-in-parts';
  const names = [...gltf.extensionsUsed, ...gltf.extensionsRequired];
  if (names.some((name) => NOT_UNPACKED.includes(String(name)))) return 'model-packed';
  if (isHeavy(gltf)) return 'model-too-heavy';
  return checkPictures(gltf, bytes);
}

type Json = Record<string, unknown>;
/** Lists of whatever the file says. */
type Gltf = Record<(typeof LISTS)[number], unknown[]>;

interface Parts {
  gltf: Gltf;
  bytes: Buffer;
}

/** The JSON and the bytes; null unless the file is as long as it says, and is one chunk of each, the second optional. */
function readParts(file: Buffer): Parts | null {
  const chunks = readChunks(file);
  const [json, bytes, more] = chunks ?? [];
  if (json?.type !== 'JSON' || (bytes && bytes.type !== 'BIN\0') || more) return null;
  try {
    const read: unknown = JSON.parse(json.content.toString());
    const gltf = isObject(read) && isObject(read.asset) ? toLists(read) : null;
    return gltf && { gltf, bytes: bytes?.content ?? Buffer.alloc(0) };
  } catch {
    return null;
  }
}

/** Null unless the chunks fill the file. */
function readChunks(file: Buffer): { type: string; content: Buffer }[] | null {
  if (file.length < HEAD || file.readUInt32LE(4) !== VERSION || file.readUInt32LE(8) !== file.length)
    return null;
  const chunks = [];
  let at = HEAD;
  while (at < file.length) {
    if (at + CHUNK_HEAD > file.length || chunks.length > 2) return null;
    const begin = at + CHUNK_HEAD;
    const end = begin + file.readUInt32LE(at);
    if (end > file.length) return null;
    chunks.push({ type: file.toString('latin1', at + 4, begin), content: file.subarray(begin, end) });
    at = end;
  }
  return chunks;
}

/** What must be a list is one, or is left out; null otherwise. */
function toLists(json: Json): Gltf | null {
  if (LISTS.some((name) => json[name] !== undefined && !Array.isArray(json[name]))) return null;
  return Object.fromEntries(LISTS.map((name) => [name, json[name] ?? []])) as Gltf;
}

function isHeavy({ accessors, bufferViews }: Gltf): boolean {
  const entries = sumOf(accessors, (accessor) => numberIn(accessor, 'count'));
  const unpacked = sumOf(bufferViews, (view) => {
    const extensions = isObject(view) && isObject(view.extensions) ? view.extensions : {};
    const packed = extensions[MESHOPT];
    return numberIn(view, 'byteLength') + numberIn(packed, 'count') * numberIn(packed, 'byteStride');
  });
  return !(entries <= MOST.entries && unpacked <= MOST.unpacked);
}

async function checkPictures({ images, bufferViews }: Gltf, bytes: Buffer): Promise<UnfitModel | null> {
  if (images.length > MOST.pictures) return 'model-too-heavy';
  let pixels = 0;
  for (const image of images) {
    const view = bufferViews[numberIn(image, 'bufferView')];
    const begin = numberIn(view, 'byteOffset');
    const head = await readHead(bytes.subarray(begin, begin + numberIn(view, 'byteLength')));
    if (!head) return 'no-model';
    pixels += head.width * head.height;
  }
  return pixels > MOST.pixels ? 'model-too-heavy' : null;
}

function sumOf(items: readonly unknown[], of: (item: unknown) => number): number {
  return items.reduce<number>((sum, item) => sum + of(item), 0);
}

/** A number of the JSON that is 0 when it is left out, and infinite when it is none that counts something. */
function numberIn(json: unknown, name: string): number {
  const value = isObject(json) ? (json[name] ?? 0) : 0;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Infinity;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
