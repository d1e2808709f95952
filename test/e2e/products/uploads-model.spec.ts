import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../../../src/common/project-root';
import { checkModel } from '../../../src/modules/products/media/model';
import { isValidModel } from '../../../src/modules/products/media/model-validator';
import { aShopper, aStaffMember } from '../support/people';
import { aModel, aModelIn, TRIANGLE } from '../support/models';
import { aColor } from '../support/factories/product';
import { file, form, UploadDesk } from '../support/upload-desk';

const MODEL = '/v1/products/uploadModel?productName=Air%20Zoom';
const MB = 1024 * 1024;

/** Uploaded 3D models (rule U8). */
describe('a model', () => {
  let desk: UploadDesk;

  beforeAll(async () => {
    desk = await UploadDesk.open();
  });
  afterAll(() => desk.shop.close());

  const send = (content: Buffer, who = desk.manager) =>
    desk.post(MODEL, form([file(content, 'file', 'shoe.glb')]), who);
  const path = async (content: Buffer) => ((await send(content)).body as unknown as { path: string }).path;
  const get = (url: string) => desk.shop.inject({ method: 'GET', url });

  it('is kept as it is, and served for ever under its content’s name', async () => {
    const model = aModel({ extras: { number: 0 } }, Buffer.alloc(1024, 7));
    const { status, body } = await send(model);
    expect([status, body]).toEqual([
      201,
      { path: expect.stringMatching(/^\/uploads\/air-zoom-[0-9a-f]{24}\.glb$/) as string },
    ]);
    expect(await path(model)).toBe((body as unknown as { path: string }).path);
    const answer = await get(await path(model));
    expect(answer.rawPayload.equals(model)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  const whole = aModel({}, Buffer.alloc(64));
  const NO_MODEL = 'The file is not a whole 3D model in GLB form (glTF 2).';
  const IN_PARTS = 'The model names other files. Please save it as one GLB with everything inside.';
  const PACKED = 'The model is packed with Draco or Basis. Please save it without, or packed with meshopt.';
  const TOO_HEAVY =
    'The model has more corners or larger pictures than a phone can show. Please save a lighter one.';
  const withPicture = (picture: Buffer<ArrayBuffer>) =>
    aModel(
      {
        images: [{ bufferView: 0, mimeType: 'image/png' }],
        bufferViews: [{ buffer: 0, byteLength: picture.length }],
      },
      picture,
    );
  const EMPTY = 'The model has nothing to show: its scene has no surface.';
  const withAccessor = (more: object) => aModel({ accessors: [{ ...TRIANGLE.accessors[0], ...more }] });
  const CROWD = {
    accessors: [{ ...TRIANGLE.accessors[0], count: 300_000 }],
    scenes: [{ nodes: Array.from({ length: 20 }, (_, index) => index) }],
    nodes: Array.from({ length: 20 }, () => ({ mesh: 0 })),
  };
  /** Each lies in the one before. */
  const chain = (length: number) => ({
    nodes: Array.from({ length }, (_, index) => ({
      mesh: 0,
      ...(index < length - 1 && { children: [index + 1] }),
    })),
  });
  const nested = (depth: number) =>
    aModel(`{"asset":{"version":"2.0"},"extras":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const floats = (value: number): Buffer<ArrayBuffer> => Buffer.from(new Float32Array(9).fill(value).buffer);
  const packed = { byteLength: 9, extensions: { EXT_meshopt_compression: { count: 9e6, byteStride: 12 } } };

  it.each<[string, Buffer, number, string, string]>([
    ['an empty file', Buffer.alloc(0), 415, 'upload.no-model', NO_MODEL],
    ['a text', Buffer.from('not a shoe'), 415, 'upload.no-model', NO_MODEL],
    ['another magic', aModel({}, undefined, { magic: 'glTG' }), 415, 'upload.no-model', NO_MODEL],
    ['only the first bytes', Buffer.from('glTF'), 415, 'upload.no-model', NO_MODEL],
    ['glTF 1', aModel({}, undefined, { version: 1 }), 415, 'upload.no-model', NO_MODEL],
    ['half a file', whole.subarray(0, whole.length / 2), 415, 'upload.no-model', NO_MODEL],
    ['a file that goes on', Buffer.concat([whole, Buffer.from('more')]), 415, 'upload.no-model', NO_MODEL],
    ['bytes before the JSON', aModel({}, undefined, { type: 'BIN\0' }), 415, 'upload.no-model', NO_MODEL],
    [
      'JSON longer than the file',
      aModel({}, undefined, { jsonLength: 999_999 }),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    ['broken JSON', aModel('{"asset":'), 415, 'upload.no-model', NO_MODEL],
    ['JSON that is no glTF', aModel('[]'), 415, 'upload.no-model', NO_MODEL],
    ['a null', aModel('null'), 415, 'upload.no-model', NO_MODEL],
    [
      'a buffer elsewhere',
      aModel({ buffers: [{ uri: 'https://elsewhere.example/a.bin' }] }),
      415,
      'upload.model-in-parts',
      IN_PARTS,
    ],
    [
      'an image elsewhere',
      aModel({ images: [{}, { uri: '//elsewhere.example/a.png' }] }),
      415,
      'upload.model-in-parts',
      IN_PARTS,
    ],
    ['Draco', aModel({ extensionsUsed: ['KHR_draco_mesh_compression'] }), 415, 'upload.model-packed', PACKED],
    ['Basis', aModel({ extensionsRequired: ['KHR_texture_basisu'] }), 415, 'upload.model-packed', PACKED],
    ['two JSONs', aModel({}, undefined, { more: ['JSON'] }), 415, 'upload.no-model', NO_MODEL],
    ['bytes twice', aModel({}, Buffer.alloc(4), { more: ['BIN\0'] }), 415, 'upload.no-model', NO_MODEL],
    [
      'buffers that are no list',
      aModel({ buffers: { 0: { uri: '//x' }, length: 1 } }),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    [
      'images that are no list',
      aModel({ images: { 0: { uri: '//x' }, length: 1 } }),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    ['lists of nothing', aModel({ buffers: [null], images: [null] }), 415, 'upload.no-model', NO_MODEL],
    ['an image that is none', withPicture(Buffer.from('no picture')), 415, 'upload.no-model', NO_MODEL],
    ['endless points', aModel({ accessors: [{ count: 2 ** 28 }] }), 413, 'upload.model-too-heavy', TOO_HEAVY],
    ['less than no points', aModel({ accessors: [{ count: -1 }] }), 413, 'upload.model-too-heavy', TOO_HEAVY],
    ['much when unpacked', aModel({ bufferViews: [packed] }), 413, 'upload.model-too-heavy', TOO_HEAVY],
    [
      'much when unpacked by the newer name',
      aModel({
        bufferViews: [
          { byteLength: 9, extensions: { KHR_meshopt_compression: { count: 1e9, byteStride: 12 } } },
        ],
      }),
      413,
      'upload.model-too-heavy',
      TOO_HEAVY,
    ],
    [
      'endless corners of which few differ',
      withAccessor({ sparse: { count: 1e9, indices: {}, values: {} } }),
      413,
      'upload.model-too-heavy',
      TOO_HEAVY,
    ],
    ['one mesh a million times', aModel(CROWD), 413, 'upload.model-too-heavy', TOO_HEAVY],
    [
      'an extension that names a file',
      aModel({
        extensionsUsed: ['KHR_materials_ior'],
        materials: [{ extensions: { KHR_materials_ior: { map: { uri: '//x' } } } }],
      }),
      415,
      'upload.model-in-parts',
      IN_PARTS,
    ],
    [
      'an extension that the viewer has not',
      aModel({ extensionsUsed: ['EXT_mesh_gpu_instancing'] }),
      415,
      'upload.model-extension',
      'The model uses EXT_mesh_gpu_instancing, which the shop’s viewer does not show. Please save it without.',
    ],
    [
      'an extension that is not declared',
      aModel({ nodes: [{ mesh: 0, extensions: { MSFT_lod: { ids: [0] } } }] }),
      415,
      'upload.model-extension',
      'The model uses MSFT_lod, which the shop’s viewer does not show. Please save it without.',
    ],
    [
      'a scene without a mesh',
      aModel({ nodes: [{}], meshes: undefined, accessors: undefined }),
      415,
      'upload.model-empty',
      EMPTY,
    ],
    ['no scene', aModel({ scene: undefined, scenes: undefined }), 415, 'upload.model-empty', EMPTY],
    [
      'a mesh that no scene shows',
      aModel({ scenes: [{ nodes: [1] }], nodes: [{ mesh: 0 }, {}] }),
      415,
      'upload.model-empty',
      EMPTY,
    ],
    [
      'lines alone',
      aModel({ meshes: [{ primitives: [{ mode: 1, attributes: { POSITION: 0 } }] }] }),
      415,
      'upload.model-empty',
      EMPTY,
    ],
    [
      'a mesh of a list that is not there',
      aModel({ accessors: undefined }),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    ['a list of a part that is not there', withAccessor({ bufferView: 7 }), 415, 'upload.no-model', NO_MODEL],
    [
      'a list that goes on beyond its bytes',
      aModel(
        {
          accessors: [{ ...TRIANGLE.accessors[0], bufferView: 0, count: 9999 }],
          bufferViews: [{ buffer: 0, byteLength: 36 }],
        },
        Buffer.alloc(36),
      ),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    [
      'a node that is its own child',
      aModel({ nodes: [{ mesh: 0, children: [0] }] }),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    [
      'a circle of nodes of which a validator hints at something else first',
      aModel(
        {
          nodes: [{ mesh: 0, children: [1] }, { children: [0] }],
          accessors: [{ ...TRIANGLE.accessors[0], bufferView: 0 }],
          bufferViews: [{ buffer: 0, byteLength: 36 }],
        },
        floats(0),
      ),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    [
      'corners that are no numbers',
      aModel(
        {
          accessors: [{ ...TRIANGLE.accessors[0], bufferView: 0 }],
          bufferViews: [{ buffer: 0, byteLength: 36 }],
          materials: [{ name: 'unused' }],
        },
        floats(NaN),
      ),
      415,
      'upload.no-model',
      NO_MODEL,
    ],
    ['JSON nested 20,000 deep', nested(20_000), 415, 'upload.no-model', NO_MODEL],
    ['a chain of 9,000 nodes', aModel(chain(9000)), 413, 'upload.model-too-heavy', TOO_HEAVY],
    ['a chain of 60,000 nodes', aModel(chain(60_000)), 413, 'upload.model-too-heavy', TOO_HEAVY],
    [
      '600,000 empty nodes',
      aModel({ nodes: Array.from({ length: 600_000 }, () => ({})) }),
      413,
      'upload.model-too-heavy',
      TOO_HEAVY,
    ],
    [
      '12,000 entries in two lists',
      aModel({
        nodes: Array.from({ length: 6000 }, () => ({ mesh: 0 })),
        materials: Array.from({ length: 6000 }, () => ({})),
      }),
      413,
      'upload.model-too-heavy',
      TOO_HEAVY,
    ],
    [
      'over 2 MB',
      aModel({}, Buffer.alloc(2 * MB)),
      413,
      'upload.model-too-large',
      'Send one model of at most 2 MB.',
    ],
  ])('is not %s', async (_name, content, status, code, message) => {
    const answer = await send(content);
    expect(answer).toMatchObject({ status, body: { statusCode: status, code, message } });
  });

  it('is not valid when its validator breaks down or takes too long, and the shop goes on', async () => {
    const good = aModel();
    expect(await isValidModel(good)).toBe(true);
    expect(await isValidModel(nested(900_000))).toBe(false);
    expect(await isValidModel(aModel(chain(60_000)))).toBe(false);
    expect(await isValidModel(good, 1)).toBe(false);
  });

  it('is not one with a huge image in a small file', async () => {
    const create = { width: 5000, height: 4000, channels: 3, background: '#fff' } as const;
    const answer = await send(withPicture(await sharp({ create }).png().toBuffer()));
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'upload.model-too-heavy', message: TOO_HEAVY },
    });
  });

  it('may be any of the demo’s', async () => {
    const folder = join(PROJECT_ROOT, 'media/models');
    const files = readdirSync(folder);
    const unfit = await Promise.all(files.map((name) => checkModel(readFileSync(join(folder, name)))));
    expect(files.filter((_, place) => unfit[place] !== null)).toEqual([]);
    expect((await send(readFileSync(join(folder, files[0]!)))).status).toBe(201);
  });

  it('may have 2 MB, and be packed with meshopt', async () => {
    const packedModel = (bytes: number) =>
      aModel({ extensionsUsed: ['EXT_meshopt_compression'] }, Buffer.alloc(bytes));
    const model = packedModel(2 * MB - (packedModel(MB).length - MB));
    expect([model.length, (await send(model)).status]).toEqual([2 * MB, 201]);
  });

  it('may have chunks that glTF does not know, which viewers skip', async () => {
    expect((await send(aModel({}, Buffer.alloc(64), { more: ['ABCD', 'EFGH', 'IJKL'] }))).status).toBe(201);
    expect((await send(aModel({}, Buffer.alloc(0), { more: ['ABCD'] }))).status).toBe(201);
  });

  it('may name an address in what no viewer reads', async () => {
    expect((await send(aModel({ extras: { uri: 'https://maker.example' } }))).status).toBe(201);
  });

  it('has a variant for each of the shoe’s colors when a product takes it', async () => {
    const colors = (...names: string[]) => names.map((color) => aColor(color));
    const model = await path(aModelIn('Đen', 'trắng'));
    expect((await desk.saved({ model, colors: colors('đen', 'trắng') })).model).toBe(model);
    const missing =
      'The model has no variant named đỏ. A model’s variants are named after the shoe’s colors.';
    expect(await desk.save({ model, colors: colors('đen', 'đỏ') })).toMatchObject({
      status: 400,
      body: { message: missing, errors: { model: missing } },
    });
    // One look is that of one colour.
    const plain = await path(aModel({ extras: { number: 9 } }));
    expect((await desk.saved({ model: plain, colors: colors('đen') })).model).toBe(plain);
    expect((await desk.save({ model: plain, colors: colors('đen', 'đỏ') })).status).toBe(400);
  });

  it('is uploaded by managers only', async () => {
    for (const who of [await aShopper(desk.shop), await aStaffMember(desk.shop, 'admin')]) {
      expect((await send(whole, who)).status).toBe(403);
    }
  });

  it('is saved with a product while it is there, and goes after a day when nothing names it', async () => {
    const kept = await path(aModel({ extras: { number: 1 } }));
    const lost = await path(aModel({ extras: { number: 2 } }));
    const young = await path(aModel({ extras: { number: 3 } }));
    expect((await desk.saved({ model: kept })).model).toBe(kept);
    for (const old of [kept, lost]) await desk.age(old, 48);
    await desk.sweep();
    const statuses = await Promise.all([kept, lost, young].map(async (url) => (await get(url)).statusCode));
    expect(statuses).toEqual([200, 404, 200]);

    const gone = 'This model is not there any more. Please upload it again.';
    const never = '/uploads/never-0123456789abcdef01234567.glb';
    expect(await desk.save({ model: never })).toMatchObject({
      status: 400,
      body: { message: gone, errors: { model: gone } },
    });
  });
});
