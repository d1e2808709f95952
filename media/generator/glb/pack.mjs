/** Packs one model for real time: thins its triangles, makes materials and colour variants, compresses it into a GLB. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, NodeIO, TextureInfo } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsSpecular,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';

/** Vertices that a file of the wanted size can hold; tolerances grow by GROWTH until the shoe has no more. */
const MOST_VERTICES = 27000;
const GROWTH = 1.25;
/** How far (mm) the thinned surface may leave the dense one, and what a change of direction and of darkness weighs beside that. */
const FINE = { tolerance: 0.2, direction: 0.3, darkness: 0.25 };
/** What is thinned a second time: the tread has edges without end, the inside is dark, laces are many. */
const COARSER = {
  outsole: { tolerance: 0.8, direction: 0.2, darkness: 0.3 },
  lining: { tolerance: 0.8, direction: 0.5, darkness: 0.5 },
  lace: { tolerance: 0.4, direction: 0.25, darkness: 0.2 },
};
/** Steps per mm of a texture coordinate; the grid that positions lie on. */
const UV_STEPS = 8;
const GRID = 4095;
const TRIPLE = 3;
const { CLAMP_TO_EDGE: CLAMP } = TextureInfo.WrapMode;
const { LINEAR } = TextureInfo.MinFilter;

const [folder, target] = process.argv.slice(2);
const file = (name) => readFileSync(join(folder, name));
const words = (name) => new Uint32Array(new Uint8Array(file(name)).buffer);
const floats = (name) => new Float32Array(new Uint8Array(file(name)).buffer);
const job = JSON.parse(file('job.json'));
const shoe = {
  position: floats('position'),
  normal: floats('normal'),
  uv: floats('uv'),
  dark: floats('dark'),
  part: words('part'),
  index: words('index'),
};

/** The triangles of the parts that pass a test, by their first corner. */
function trianglesWhere(index, test) {
  const wanted = job.parts.map((_, part) => test(part));
  const kept = new Uint32Array(index.length);
  let end = 0;
  for (let i = 0; i < index.length; i += TRIPLE) {
    if (!wanted[shoe.part[index[i]]]) continue;
    for (let corner = 0; corner < TRIPLE; corner++) kept[end++] = index[i + corner];
  }
  return kept.slice(0, end);
}

/** Normals and darkness side by side, for the thinning. */
function attributes() {
  const rows = new Float32Array(shoe.dark.length * 4);
  for (let i = 0; i < shoe.dark.length; i++) {
    for (let c = 0; c < 3; c++) rows[i * 4 + c] = shoe.normal[i * 3 + c];
    rows[i * 4 + 3] = shoe.dark[i];
  }
  return rows;
}

/** Fewer triangles with the same look. Zones keep their edges: vertices of two zones on one place move together. */
function thinned(index, rows, { tolerance, direction, darkness }, looser, ...flags) {
  const weights = [direction, direction, direction, darkness];
  const settings = ['ErrorAbsolute', ...flags];
  const limit = tolerance * looser;
  return MeshoptSimplifier.simplifyWithAttributes(
    index,
    shoe.position,
    3,
    rows,
    4,
    weights,
    null,
    0,
    limit,
    settings,
  )[0];
}

/** The shoe without its stitches, thinned: first all of it, then some zones alone, which keep their borders. */
function thinnedShoe(rows, looser = 1) {
  const zone = (part) => job.parts[part].split(' ')[0];
  const all = thinned(
    trianglesWhere(shoe.index, (p) => zone(p) !== 'thread'),
    rows,
    FINE,
    looser,
    'Prune',
  );
  const kept = [trianglesWhere(all, (p) => !(zone(p) in COARSER))];
  for (const [name, settings] of Object.entries(COARSER)) {
    kept.push(
      thinned(
        trianglesWhere(all, (p) => zone(p) === name),
        rows,
        settings,
        looser,
        'LockBorder',
      ),
    );
  }
  kept.push(trianglesWhere(shoe.index, (p) => zone(p) === 'thread'));
  const index = Uint32Array.from(kept.flatMap((some) => [...some]));
  return new Set(index).size > MOST_VERTICES ? thinnedShoe(rows, looser * GROWTH) : index;
}

const document = new Document();
const buffer = document.createBuffer();
const use = (extension) => document.createExtension(extension).setRequired(true);
const transform = use(KHRTextureTransform);
const specular = document.createExtension(KHRMaterialsSpecular);
const variants = document.createExtension(KHRMaterialsVariants);
use(EXTTextureWebP);
use(KHRMeshQuantization);

/** Each tile's pictures once. */
const pictures = Object.fromEntries(
  Object.entries(job.tiles).map(([kind, tile]) => {
    const picture = (name) =>
      tile[name] &&
      document.createTexture(`${kind} ${name}`).setMimeType('image/webp').setImage(file(tile[name]));
    return [kind, { normal: picture('normal'), grey: picture('grey'), scale: tile.scale }];
  }),
);

const ramp = document.createTexture('darkness').setMimeType('image/webp').setImage(file('ramp.webp'));

/** Repeats a tile as often as its size in mm asks for. */
function tiled(info, scale) {
  info.setExtension(
    'KHR_texture_transform',
    transform.createTransform().setScale(scale.map((s) => s / UV_STEPS)),
  );
}

function material({ name, kind, rough, specular: mirrored, colour }) {
  const made = document.createMaterial(name).setBaseColorFactor([...colour, 1]);
  made.setRoughnessFactor(rough).setMetallicFactor(0).setOcclusionTexture(ramp);
  made.getOcclusionTextureInfo().setTexCoord(1).setWrapS(CLAMP).setWrapT(CLAMP).setMinFilter(LINEAR);
  const tile = pictures[kind];
  if (tile) {
    tiled(made.setNormalTexture(tile.normal).getNormalTextureInfo(), tile.scale);
    if (tile.grey) tiled(made.setBaseColorTexture(tile.grey).getBaseColorTextureInfo(), tile.scale);
  }
  if (mirrored < 1) {
    made.setExtension('KHR_materials_specular', specular.createSpecular().setSpecularFactor(mirrored));
  }
  return made;
}

const materials = job.materials.map(material);
const named = job.variants.map(({ name }) => variants.createVariant(name));

/** The vertices of all parts behind each other, each part's in the order that compresses best. */
const order = [];
const streams = {};

/** A part's triangles, their vertices put at the end of `order`. */
function placed(index) {
  const first = order.length;
  const seen = new Map();
  const local = index.map((i) => seen.get(i) ?? (seen.set(i, seen.size), seen.size - 1));
  const [remap, count] = MeshoptEncoder.reorderMesh(local, true, true);
  const old = [...seen.keys()];
  order.length += count;
  old.forEach((i, k) => (order[first + remap[k]] = i));
  return local.map((i) => i + first);
}

const accessor = (type, array, normalized = false) =>
  document.createAccessor().setType(type).setArray(array).setNormalized(normalized).setBuffer(buffer);

/** A value array of `width` numbers per vertex, in `order`, each number passed through `map`. */
function stream(Type, values, width, map) {
  const out = new Type(order.length * width);
  order.forEach((i, k) => {
    for (let c = 0; c < width; c++) out[k * width + c] = map(values[i * width + c], i);
  });
  return out;
}

/** Levels of darkness as places on the ramp picture: one small number a vertex packs far better than a colour. */
function darkness() {
  const out = new Uint8Array(order.length * 2);
  order.forEach((i, k) => (out[k * 2] = Math.round(shoe.dark[i] * job.darks)));
  return out;
}

/** The shoe's vertices, shared by all parts, on a grid of whole numbers; and the node's scale that undoes it. */
function vertices() {
  const low = Math.min(...[0, 1, 2].map((c) => extreme(c, Math.min)));
  const high = Math.max(...[0, 1, 2].map((c) => extreme(c, Math.max)));
  const step = (high - low) / GRID;
  streams.POSITION = accessor(
    'VEC3',
    stream(Uint16Array, shoe.position, 3, (mm) => Math.round((mm - low) / step)),
  );
  streams.NORMAL = accessor(
    'VEC3',
    stream(Int8Array, shoe.normal, 3, (n) => Math.round(n * 127)),
    true,
  );
  streams.TEXCOORD_1 = accessor('VEC2', darkness(), true);
  const textured = job.parts.map((_, part) => Boolean(pictures[kindOf(part)]));
  const uv = (mm, i) => (textured[shoe.part[i]] ? Math.round(mm * UV_STEPS) : 0);
  streams.TEXCOORD_0 = accessor('VEC2', stream(Uint16Array, shoe.uv, 2, uv));
  return { scale: Array(3).fill(step / 1000), translation: Array(3).fill(low / 1000) };
}

/** The least or greatest coordinate `c` of the vertices that are used. */
const extreme = (c, pick) =>
  order.reduce((so, i) => pick(so, shoe.position[i * 3 + c]), shoe.position[order[0] * 3 + c]);

const kindOf = (part) => job.materials[job.variants[0].materials[part]].kind;

/** One part of the shoe in the first colourway, with the materials of the others. */
function primitive(part, index) {
  const made = document.createPrimitive().setMaterial(materials[job.variants[0].materials[part]]);
  for (const [name, values] of Object.entries(streams)) made.setAttribute(name, values);
  const most = order.length < 65536 ? Uint16Array : Uint32Array;
  return made
    .setIndices(accessor('SCALAR', most.from(index)))
    .setExtension('KHR_materials_variants', choices(part));
}

/** Which material a part has in which colourways; equal ones share an entry. */
function choices(part) {
  const list = variants.createMappingList();
  const byMaterial = new Map();
  named.forEach((variant, i) => {
    const m = job.variants[i].materials[part];
    byMaterial.set(m, [...(byMaterial.get(m) ?? []), variant]);
  });
  for (const [m, those] of byMaterial) {
    const mapping = variants.createMapping().setMaterial(materials[m]);
    those.forEach((v) => mapping.addVariant(v));
    list.addMapping(mapping);
  }
  return list;
}

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const thin = thinnedShoe(attributes());
const faces = job.parts.map((_, part) => placed(trianglesWhere(thin, (p) => p === part)));
const { scale, translation } = vertices();
const mesh = document.createMesh(job.name);
faces.forEach((index, part) => index.length && mesh.addPrimitive(primitive(part, index)));
const node = document.createNode(job.name).setMesh(mesh).setScale(scale).setTranslation(translation);
document.createScene(job.name).addChild(node);
document
  .createExtension(EXTMeshoptCompression)
  .setRequired(true)
  .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
const io = new NodeIO()
  .registerExtensions([
    EXTMeshoptCompression,
    EXTTextureWebP,
    KHRMaterialsSpecular,
    KHRMaterialsVariants,
    KHRMeshQuantization,
    KHRTextureTransform,
  ])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
const glb = await io.writeBinary(document);
writeFileSync(target, glb);
console.log(
  `model ${job.name}: ${Math.round(glb.length / 1000)} kB, ${order.length} vertices, ${thin.length / TRIPLE} triangles`,
);
