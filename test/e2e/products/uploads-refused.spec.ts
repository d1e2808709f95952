import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawPicture } from '../../../src/modules/products/media/picture';
import { PictureStore } from '../../../src/modules/products/media/picture-store';
import { aShopper, aStaffMember } from '../support/people';
import { codedAvif, garbled, hugePng, picture, plain, pngChunk, zipBomb } from '../support/pictures';
import { ARRAY, BOUNDARY, file, form, SINGLE, UploadDesk, type Part } from '../support/upload-desk';

const MB = 1024 * 1024;
const FAST = { effort: 0 };

let desk: UploadDesk;
let photo: Buffer;

beforeAll(async () => {
  desk = await UploadDesk.open();
  photo = await picture(500, 375).jpeg().toBuffer();
});
afterAll(() => desk.shop.close());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const html = '<!doctype html><script>alert(1)</script>';

  const files: Record<string, () => Buffer | string | Promise<Buffer>> = {
    'an empty file': () => '',
    'a text': () => 'not a shoe',
    'a page': () => html,
    'an SVG': () => svg,
    'a gzipped SVG': () => deflateSync(svg),
    'a GIF': () => picture(10, 10).gif().toBuffer(),
    'a TIFF': () => picture(10, 10).tiff().toBuffer(),
    'a PDF': () => '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
    'a zip': () => Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    'a program': () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)]),
    'a page with a JPEG’s first bytes': () =>
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(html)]),
    'an SVG with a PNG’s first bytes': () =>
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    'a page with a WebP’s first bytes': () => Buffer.from(`RIFF\x20\0\0\0WEBP${html}`, 'latin1'),
    'a film with an AVIF’s first bytes': () =>
      Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0isomavif${html}`, 'latin1'),
    'only the first bytes of a JPEG': () => photo.subarray(0, 3),
    'half a JPEG': () => photo.subarray(0, photo.length / 2),
    'a JPEG without its end': () => photo.subarray(0, photo.length - 300),
    'half a PNG': async () => half(await picture(400, 400).png().toBuffer()),
    'half a WebP': async () => half(await picture(400, 400).webp().toBuffer()),
    'half an AVIF': async () => half(await picture(100, 100).avif({ effort: 1 }).toBuffer()),
    'a PNG whose pixels are garbled': async () => garbled(await picture(400, 400).png().toBuffer()),
    'a PNG that says it is 2 billion pixels wide': () => hugePng(2_000_000_000, 1, 0),
    'an AVIF that says it is smaller than it is': async () =>
      smallByName(await flat(4000, 3000).avif(FAST).toBuffer()),
  };

  /** One colour: a few hundred bytes at any size. */
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'navy' } });

  /** The file with a declared size of 100 × 80 pixels in its header. */
  const smallByName = (avif: Buffer): Buffer => {
    const at = avif.indexOf('ispe');
    avif.writeUInt32BE(100, at + 8);
    avif.writeUInt32BE(80, at + 12);
    return avif;
  };

  const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);

  it.each(Object.keys(files))('is refused and leaves nothing: %s', async (name) => {
    const before = desk.everything();
    const content = await files[name]!();
    const { status, body } = await desk.upload(SINGLE, [file(Buffer.from(content))]);
    expect([status, body.message]).toEqual([415, 'The file is not a whole JPEG, PNG, WebP or AVIF picture.']);
    expect(desk.everything()).toEqual(before);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['900 million pixels', () => hugePng(30_000, 30_000)],
    ['51 million pixels', () => hugePng(10_000, 5_100)],
    ['40 million pixels in an AVIF', () => flat(8000, 5000).avif(FAST).toBuffer()],
    ['17 million pixels in an AVIF', () => flat(4250, 4000).avif(FAST).toBuffer()],
    ['17 million pixels in an interlaced PNG', () => flat(4250, 4000).png({ progressive: true }).toBuffer()],
  ])('is not unpacked with more pixels than it may have: %s', async (_what, make) => {
    const content = await make();
    const unpacking = jest.spyOn(sharp.prototype, 'toBuffer');
    const { status, body } = await desk.upload(SINGLE, [file(content)]);
    expect([status, body.message]).toEqual([
      413,
      'The file has too many pixels: at most 50 million, or 16 million in an AVIF or an interlaced PNG.',
    ]);
    expect(unpacking).not.toHaveBeenCalled();
  });

  const codedPng = async (primaries: number, transfer: number): Promise<Buffer> => {
    const png = await plain('#c33');
    return Buffer.concat([
      png.subarray(0, 33),
      pngChunk('cICP', Buffer.of(primaries, transfer, 0, 1)),
      png.subarray(33),
    ]);
  };

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an HDR AVIF', () => codedAvif(9, 16)],
    ['an HDR AVIF of television', () => codedAvif(9, 18)],
    ['an AVIF in Display P3', () => codedAvif(12, 13)],
    ['an HDR PNG', () => codedPng(9, 16)],
  ])('is refused for its colors, which nothing here converts: %s', async (_what, make) => {
    const { status, body } = await desk.upload(SINGLE, [file(await make())]);
    expect([status, body.message]).toEqual([
      415,
      'The file is in HDR or in colors beyond sRGB, and has no profile. Please save it in sRGB.',
    ]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an AVIF in sRGB', () => codedAvif(1, 13)],
    ['an AVIF that does not say', () => codedAvif(2, 2)],
    ['a PNG in sRGB', () => codedPng(1, 13)],
    [
      'an AVIF in Display P3 with its profile',
      () => picture(100, 100).withIccProfile('p3').avif(FAST).toBuffer(),
    ],
  ])('is kept: %s', async (_what, make) => {
    expect((await desk.upload(SINGLE, [file(await make())])).status).toBe(201);
  });

  it('is refused as what it is: an animated AVIF', async () => {
    const moving = await picture(100, 100).avif(FAST).toBuffer();
    moving.write('avis', 8, 'latin1');
    const { status, body } = await desk.upload(ARRAY, [file(moving, 'files')]);
    expect([status, body.message]).toEqual([
      415,
      'File 1 is an animated AVIF. Please save one of its pictures.',
    ]);
  });

  it('is told when it takes too long to read', async () => {
    const late = new Error('timeout: 19% complete\nVipsImage: killed for image "temp-22"');
    jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late);
    const { status, body } = await desk.upload(ARRAY, [file(photo, 'files')]);
    expect([status, body.message]).toEqual([
      413,
      'File 1 took more than ten seconds to read. Please save it as a JPEG and try again.',
    ]);
  });

  it('is not unpacked with 200 scans, and is with ten', async () => {
    const progressive = await picture(64, 64).jpeg({ progressive: true }).toBuffer();
    await desk.keep(progressive);
    const last = progressive.lastIndexOf(Buffer.from('ffda', 'hex'));
    const scan = progressive.subarray(last, -2);
    const bomb = Buffer.concat([
      progressive.subarray(0, -2),
      ...Array<Buffer>(200).fill(scan),
      Buffer.from('ffd9', 'hex'),
    ]);
    const unpacking = jest.spyOn(sharp.prototype, 'toBuffer');
    const { status, body } = await desk.upload(SINGLE, [file(bomb)]);
    expect([status, body.code]).toEqual([413, 'upload.too-many-scans']);
    expect(body.message).toBe(
      'The file is a JPEG of more than 100 scans. Please save it anew as a JPEG and try again.',
    );
    expect(unpacking).not.toHaveBeenCalled();
  });

  it('is not unpacked as a WebP of over 100 frames', async () => {
    const frames = await Promise.all(Array.from({ length: 101 }, (_, at) => plain(at % 2 ? 'red' : 'blue')));
    const webp = (some: Buffer[]): Promise<Buffer> =>
      sharp(some, { join: { animated: true } })
        .webp({ loop: 0 })
        .toBuffer();
    await desk.keep(await webp(frames.slice(1)));
    const many = await webp(frames);
    const unpacking = jest.spyOn(sharp.prototype, 'toBuffer');
    const { status, body } = await desk.upload(SINGLE, [file(many)]);
    expect([status, body.code, body.message]).toEqual([
      413,
      'upload.too-many-frames',
      'The file is an animated WebP of more than 100 frames. Please save one of its pictures.',
    ]);
    expect(unpacking).not.toHaveBeenCalled();
  });

  it('does not travel along in one: neither a page behind a JPEG nor texts in a PNG', async () => {
    const evil = Buffer.from(`${html}<?php system($_GET[0]);`);
    const png = await plain('white');
    const chunk = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), evil]));
    const withText = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
    const withBomb = Buffer.concat([png.subarray(0, 33), zipBomb(), png.subarray(33)]);
    for (const content of [Buffer.concat([photo, evil]), withText, withBomb]) {
      const { path } = await desk.keep(content, 'shoe.html');
      const { rawPayload } = await desk.shop.inject({ method: 'GET', url: path });
      expect(rawPayload.includes('script')).toBe(false);
      expect(rawPayload.length).toBeLessThan(MB);
    }
  });
});

describe('a form', () => {
  it('may hold a file of 8 MB, and not one byte more', async () => {
    const padded = (size: number): Buffer => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    await desk.keep(padded(8 * MB));
    const before = desk.everything();
    const { status, body } = await desk.upload(SINGLE, [file(padded(8 * MB + 1))]);
    expect([status, body.message]).toEqual([413, 'Send one file of at most 8 MB.']);
    const several = await desk.upload(ARRAY, [file(photo, 'files'), file(padded(8 * MB + 1), 'files')]);
    expect([several.status, several.body.message]).toEqual([
      413,
      'Send at most 6 files of at most 8 MB each.',
    ]);
    expect(desk.everything()).toEqual(before);
  });

  it('is told that it is too long, and not what is wrong with the part that was read', async () => {
    const whole = form([file(Buffer.alloc(8 * MB + 1))]);
    const head = form([file('')]).indexOf('\r\n\r\n') + 4;
    const sent = async function* (): AsyncGenerator<Buffer> {
      yield whole.subarray(0, head + 8 * MB);
      await sleep(200);
      yield whole.subarray(head + 8 * MB);
    };
    const { status } = await desk.post(SINGLE, Readable.from(sent()));
    expect(status).toBe(413);
  });

  it('that says it is too long is refused before it is read', async () => {
    const { status } = await desk.post(SINGLE, form([file(photo)]), desk.manager, {
      'content-length': String(60 * MB),
    });
    expect(status).toBe(413);
  });

  it.each([
    [SINGLE, 'file', 2],
    [ARRAY, 'files', 7],
    [ARRAY, 'files', 60],
  ])('of %s cannot hold more files in %s: %d', async (url, name, count) => {
    const before = desk.everything();
    const { status } = await desk.upload(url, Array<Part>(count).fill(file(photo, name)));
    expect(status).toBe(413);
    expect(desk.everything()).toEqual(before);
  });

  it.each<[string, string, () => Part[]]>([
    ['nothing', SINGLE, () => []],
    ['a field of another name', SINGLE, () => [file(photo, 'files')]],
    ['another of another name', ARRAY, () => [file(photo, 'files'), file(photo, 'file')]],
    ['a name of every object', SINGLE, () => [file(photo, '__proto__')]],
    ['a text in the place of the file', SINGLE, () => [{ name: 'file', content: 'shoe' }]],
    ['a text besides', SINGLE, () => [{ name: 'note', content: 'shoe' }, file(photo)]],
    ['many texts', SINGLE, () => Array<Part>(50).fill({ name: 'note', content: 'x'.repeat(5000) })],
    ['a text behind', ARRAY, () => [file(photo, 'files'), { name: 'note', content: 'shoe' }]],
  ])('is a 400 with %s', async (_what, url, parts) => {
    const before = desk.everything();
    const { status, body } = await desk.upload(url, parts());
    const field = url === SINGLE ? 'file' : 'files';
    const message = `The form must hold the field ${field} with a file, and nothing else.`;
    expect([status, body.message]).toEqual([400, message]);
    expect(desk.everything()).toEqual(before);
  });

  it('that breaks off is a 400', async () => {
    const whole = form([file(photo)]);
    for (const length of [10, 60, 150, whole.length / 2, whole.length - 8]) {
      const { status } = await desk.post(SINGLE, whole.subarray(0, length));
      expect([length, status]).toEqual([length, 400]);
    }
    expect((await desk.post(SINGLE, Buffer.from('no form at all'))).status).toBe(400);
    expect((await desk.post(SINGLE, Buffer.alloc(0))).status).toBe(400);
  });

  it('must be one', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await desk.post(SINGLE, Buffer.from('{}'), desk.manager, headers)).status).toBe(415);
    expect((await desk.post(SINGLE, photo, desk.manager, { 'content-type': 'image/jpeg' })).status).toBe(415);
    const noBoundary = { 'content-type': 'multipart/form-data' };
    expect((await desk.post(SINGLE, form([file(photo)]), desk.manager, noBoundary)).status).toBe(400);
  });

  it('is taken nowhere else', async () => {
    for (const url of ['/v1/orders', '/v1/customers', '/v1/customers/login']) {
      expect((await desk.upload(url, [file(photo)])).status).toBe(415);
    }
  });
});

describe('uploading', () => {
  it('is for managers', async () => {
    const before = desk.everything();
    for (const url of [SINGLE, ARRAY]) {
      expect((await desk.post(url, form([]), desk.manager, { authorization: '' })).status).toBe(401);
      for (const who of [await aShopper(desk.shop), await aStaffMember(desk.shop, 'admin')]) {
        expect((await desk.upload(url, [file(photo)], who)).status).toBe(403);
      }
    }
    expect(desk.everything()).toEqual(before);
  });

  it('is limited to 120 calls in ten minutes a person', async () => {
    const tireless = await aStaffMember(desk.shop, 'manager');
    for (let i = 0; i < 120; i += 1) expect((await desk.upload(SINGLE, [], tireless)).status).toBe(400);
    expect((await desk.upload(SINGLE, [file(photo)], tireless)).status).toBe(429);
    expect((await desk.upload(SINGLE, [file(photo)])).status).toBe(201);
  });

  it('that is given up half-way leaves nothing, and the shop stays open', async () => {
    const before = desk.everything();
    const port = await listen();
    const whole = form([file(photo)]);
    const closed = Array.from({ length: 5 }, (_, i) => giveUp(port, whole, (whole.length / 6) * (i + 1)));
    await Promise.all(closed);
    expect((await desk.keep(photo)).full.width).toBe(500);
    expect(desk.everything().filter((name) => !desk.kept().includes(name))).toEqual(
      before.filter((name) => !name.endsWith('.webp')),
    );
  });

  it('waits for its turn behind two that are being read, and nothing of it is read before', async () => {
    const port = await listen();
    const whole = form([file(photo)]);
    const counting = jest.spyOn(desk.shop.app.get(PictureStore), 'size');
    const open: Socket[] = [];
    for (let i = 0; i < 2; i += 1) open.push(await begin(port, whole, whole.length / 2));
    while (counting.mock.calls.length < 2) await sleep(5);
    // They leave while they wait, two of them before they have sent everything.
    const leavers: Socket[] = [];
    for (const length of [whole.length, 200, 200]) leavers.push(await begin(port, whole, length));
    while (counting.mock.calls.length < 5) await sleep(5);
    let isDone = false;
    const answer = desk.keep(photo).finally(() => (isDone = true));
    // Several times the work of the upload.
    for (let i = 0; i < 5; i += 1) await drawPicture(photo);
    expect(isDone).toBe(false);
    for (const socket of leavers) socket.destroy();
    // Their going is seen before their turn comes.
    await sleep(50);
    for (const socket of open) socket.destroy();
    expect((await answer).full.width).toBe(500);
  });
});

let port = 0;

async function listen(): Promise<number> {
  if (port === 0) await desk.shop.app.listen(0, '127.0.0.1');
  port = Number(new URL(await desk.shop.app.getUrl()).port);
  return port;
}

/** Sends a request's header and part of its body, and closes the connection. */
async function giveUp(port: number, body: Buffer, length: number): Promise<void> {
  const socket = await begin(port, body, length);
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}

/** Sends a request's header and part of its body. */
async function begin(port: number, body: Buffer, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${SINGLE} HTTP/1.1`,
    'host: shop',
    `authorization: Bearer ${desk.manager.tokens.token}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((sent) => socket.write(body.subarray(0, length), () => sent()));
  return socket;
}
