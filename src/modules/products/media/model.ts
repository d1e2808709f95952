import { shapeProblem } from '../../../http/json-bodies';
import { tidyText } from '../../../common/text';
import { findExtensions, type Glb, isGlb, isObject, type Json, listIn, numberIn, readGlb } from './glb';
import { isTooDeep, measureScene } from './model-scene';
import { isValidModel } from './model-validator';
import { isKeptFormat, readHead } from './picture';

/** The most that a model may have; beyond it, a small file could fill a phone's memory (rule U8). */
const MAX = {
  bytes: 2 * 1024 * 1024,
  /** Entries of all its lists: corners, directions, indices. The shop's own have some 200,000. */
  entries: 2_000_000,
  /** Bytes of all its lists when they are unpacked. */
  unpacked: 32 * 1024 * 1024,
  pictures: 32,
  /** Of all its pictures together. */
  pixels: 16_000_000,
  /** Corners of all that the scene shows, counted each time that a part is shown. */
  corners: 2_000_000,
  /** Calls that draw it: each part, each time that it is shown. */
  draws: 1000,
  /** How many nodes may lie in one another: viewers call themselves for each. */
  levels: 64,
};

/** The most that a model's JSON may hold, and how deep. The shop's own have some 2,000 values, ten deep. */
const MAX_JSON = { depth: 64, values: 200_000, entries: 10_000, fields: 1000, fieldName: 200 };

/** What a browser would need another program for, which the shop does not send. */
const NOT_UNPACKED = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];
const MESHOPT = ['EXT_meshopt_compression', 'KHR_meshopt_compression'];

/** What the shop's viewer shows as it was meant. Lights are its own, and instancing multiplies what is drawn. */
const SHOWN = new Set([
  ...MESHOPT,
  ...['EXT_materials_bump', 'EXT_texture_avif', 'EXT_texture_webp'],
  ...['KHR_mesh_quantization', 'KHR_texture_transform'],
  ...[
    'anisotropy',
    'clearcoat',
    'dispersion',
    'emissive_strength',
    'ior',
    'iridescence',
    'sheen',
    'specular',
    'transmission',
    'unlit',
    'variants',
    'volume',
  ].map((name) => `KHR_materials_${name}`),
]);

/** Why a file is not kept as a model. */
export type UnfitModel =
  | 'no-model'
  | 'model-too-large'
  | 'model-too-heavy'
  | 'model-in-parts'
  | 'model-packed'
  | 'model-empty'
  | { readonly extension: string };

/**
 * Looks at a GLB's chunks, and at what its JSON promises, before Khronos' validator looks at all of it. It is kept as it is.
 *
 * @returns why not: it is no whole and valid GLB of glTF 2, has over 2 MB or more than a phone can show, names other
 *   files, needs what the viewer has not, or has nothing to show; null for a good one
 */
export async function checkModel(file: Buffer): Promise<UnfitModel | null> {
  if (!isGlb(file)) return 'no-model';
  if (file.length > MAX.bytes) return 'model-too-large';
  const glb = readGlb(file);
  if (!glb) return 'no-model';
  const problem = shapeProblem(glb.gltf, MAX_JSON);
  if (problem) return problem === 'body.too-deep' ? 'no-model' : 'model-too-heavy';
  return unfitExtension(glb.gltf) ?? (await checkContent(glb, file));
}

/** The names of a model's variants, spelled as colours are; none for one that shows a single look. */
export function readVariants(file: Buffer): string[] {
  const extensions = readGlb(file)?.gltf.extensions;
  const variants = isObject(extensions) ? listIn(extensions.KHR_materials_variants, 'variants') : [];
  return variants.map((variant) => (isObject(variant) ? tidyText(String(variant.name)).toLowerCase() : ''));
}

function unfitExtension(gltf: Json): UnfitModel | null {
  const { names, isElsewhere } = findExtensions(gltf);
  if (isElsewhere) return 'model-in-parts';
  if (NOT_UNPACKED.some((name) => names.has(name))) return 'model-packed';
  const unknown = [...names].find((name) => !SHOWN.has(name));
  return unknown === undefined ? null : { extension: /^\w{1,60}$/.test(unknown) ? unknown : '?' };
}

async function checkContent({ gltf, bytes }: Glb, file: Buffer): Promise<UnfitModel | null> {
  if (isHeavy(gltf) || isTooDeep(gltf, MAX.levels)) return 'model-too-heavy';
  const unfit = await checkPictures(gltf, bytes);
  if (unfit) return unfit;
  if (!(await isValidModel(file))) return 'no-model';
  const { corners, draws } = measureScene(gltf);
  if (corners === 0) return 'model-empty';
  return corners > MAX.corners || draws > MAX.draws ? 'model-too-heavy' : null;
}

function isHeavy(gltf: Json): boolean {
  const listed = sumOf(Object.keys(gltf), (name) => listIn(gltf, String(name)).length);
  if (listed > MAX_JSON.entries) return true;
  const entries = sumOf(
    listIn(gltf, 'accessors'),
    (accessor) =>
      numberIn(accessor, 'count') + numberIn(isObject(accessor) ? accessor.sparse : undefined, 'count'),
  );
  const unpacked = sumOf(listIn(gltf, 'bufferViews'), (view) => {
    const extensions = isObject(view) && isObject(view.extensions) ? view.extensions : {};
    const packed = sumOf(MESHOPT, (name) => {
      const { [String(name)]: part } = extensions;
      return isObject(part) ? numberIn(part, 'count') * numberIn(part, 'byteStride') : 0;
    });
    return numberIn(view, 'byteLength') + packed;
  });
  return !(entries <= MAX.entries && unpacked <= MAX.unpacked);
}

async function checkPictures(gltf: Json, bytes: Buffer): Promise<UnfitModel | null> {
  const images = listIn(gltf, 'images');
  const bufferViews = listIn(gltf, 'bufferViews');
  if (images.length > MAX.pictures) return 'model-too-heavy';
  let pixels = 0;
  for (const image of images) {
    const view = bufferViews[numberIn(image, 'bufferView')];
    const begin = numberIn(view, 'byteOffset');
    const head = await readHead(bytes.subarray(begin, begin + numberIn(view, 'byteLength')));
    if (!head || !isKeptFormat(head)) return 'no-model';
    pixels += head.width * head.height;
  }
  return pixels > MAX.pixels ? 'model-too-heavy' : null;
}

function sumOf(items: readonly unknown[], of: (item: unknown) => number): number {
  return items.reduce<number>((sum, item) => sum + of(item), 0);
}
