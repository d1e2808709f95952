import sharp from 'sharp';
import type {
  UploadedPictureDto,
  UploadedPicturesDto,
} from '../../../src/modules/products/media/dto/upload.dto';
import { hugePng, picture, plain } from '../support/pictures';
import { ARRAY, file, UploadDesk } from '../support/upload-desk';

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

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is a %s is kept as WebP in two sizes',
    async (format) => {
      const { path, full, card } = await desk.keep(
        await picture().blur(30).toFormat(format, { effort: 1 }).toBuffer(),
        'renamed.txt',
      );
      expect(path).toMatch(/^\/uploads\/air-zoom-[0-9a-f]{24}-960\.webp$/);
      expect(full).toMatchObject({ format: 'webp', width: 960, height: 720 });
      expect(card).toMatchObject({ format: 'webp', width: 480, height: 360 });
    },
  );

  it('is served as a picture, to be kept for ever', async () => {
    const { path } = await desk.keep(photo);
    const { headers } = await desk.shop.inject({ method: 'GET', url: path });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('that is small stays as small', async () => {
    const { full, card } = await desk.keep(await picture(600, 300).png().toBuffer());
    expect([full.width, full.height, card.width, card.height]).toEqual([600, 300, 480, 240]);
    expect((await desk.keep(await picture(1, 1).png().toBuffer())).full.width).toBe(1);
  });

  it('of 50 million pixels is taken', async () => {
    const { full } = await desk.keep(hugePng(10_000, 5_000));
    expect([full.width, full.height]).toEqual([960, 480]);
  });

  it('that is a long strip is made to fit', async () => {
    const { full, card } = await desk.keep(await picture(100, 9000).png().toBuffer());
    expect([full.height, card.height]).toEqual([1920, 960]);
  });

  it('loses its metadata, place and all, and is turned upright', async () => {
    const exif = { IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } };
    const lying = await picture(800, 400).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);
    const { full } = await desk.keep(lying);
    expect([full.width, full.height]).toEqual([400, 800]);
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
      expect(full[kind]).toBeUndefined();
    }
  });

  it('in the colours of a printer is shown in those of a screen', async () => {
    const cmyk = await picture(300, 300).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await desk.keep(cmyk)).full).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('that moves shows its first image', async () => {
    const frames = await Promise.all(['red', 'blue'].map((color) => plain(color)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { full, path } = await desk.keep(moving);
    expect([full.pages ?? 1, full.height]).toEqual([1, 40]);
    const [red, , blue] = await sharp((await desk.shop.inject({ method: 'GET', url: path })).rawPayload)
      .raw()
      .toBuffer();
    expect(red! > 200 && blue! < 60).toBe(true);
  });

  it('keeps what is see-through', async () => {
    const { full } = await desk.keep(await picture(50, 50).ensureAlpha(0.5).png().toBuffer());
    expect(full.hasAlpha).toBe(true);
  });

  it('is kept once when it comes twice', async () => {
    const before = desk.kept().length;
    const [first, second] = [await desk.keep(photo), await desk.keep(photo)];
    expect(second.path).toBe(first.path);
    expect(desk.kept().length - before).toBeLessThanOrEqual(2);
    expect((await desk.keep(await picture(300, 300).jpeg().toBuffer())).path).not.toBe(first.path);
  });
});

describe('the pictures of a colour', () => {
  it('are kept under the names of shoe and colour, in the order sent', async () => {
    const colors = ['red', 'lime', 'blue', 'black', 'white', 'gray'];
    const files = await Promise.all(colors.map(plain));
    const { status, body } = await desk.upload<UploadedPicturesDto>(
      ARRAY,
      files.map((content) => file(content, 'files')),
    );
    expect(status).toBe(201);
    expect(body.paths).toHaveLength(6);
    for (const path of body.paths) expect(path).toMatch(/^\/uploads\/giay-chay-den-[0-9a-f]{24}-960\.webp$/);
    const { rawPayload } = await desk.shop.inject({ method: 'GET', url: body.paths[2]! });
    const [red, green, blue] = await sharp(rawPayload).raw().toBuffer();
    expect(blue! > 200 && red! < 60 && green! < 60).toBe(true);
  });

  it('may be one and the same twice', async () => {
    const { status, body } = await desk.upload<UploadedPicturesDto>(ARRAY, [
      file(photo, 'files'),
      file(photo, 'files'),
    ]);
    expect(status).toBe(201);
    expect(new Set(body.paths).size).toBe(1);
    await desk.read(body.paths[0]!);
  });

  it('are all refused for one that is', async () => {
    const before = desk.everything();
    const parts = [file(await plain('teal'), 'files'), file('<svg/>', 'files'), file(photo, 'files')];
    const { status, body } = await desk.upload(ARRAY, parts);
    expect(status).toBe(415);
    expect(body.message).toContain('File 2');
    expect(desk.everything()).toEqual(before);
  });
});

describe('names', () => {
  it.each([
    '../../../../etc/passwd.jpg',
    '..\\..\\desk.shop.sqlite',
    '/etc/cron.d/shoe',
    'shoe.php',
    'shoe.jpg\0.html',
    '<script>alert(1)</script>.jpg',
    'x'.repeat(5000),
    '.htaccess',
    'CON',
  ])('of files are nothing to the server: %j', async (filename) => {
    const { path } = await desk.keep(photo, filename);
    expect(path).toMatch(/^\/uploads\/air-zoom-[0-9a-f]{24}-960\.webp$/);
  });

  it.each([
    ['../../secret', 'secret'],
    ['鞋', 'product'],
    ['%00%2e%2e%2f', 'product'],
    ['a'.repeat(150), 'a'.repeat(80)],
    ['<img src=x>', 'img-src-x'],
  ])('of shoes make harmless addresses: %j', async (productName, start) => {
    const url = `/v1/products/uploadSingle?productName=${encodeURIComponent(decodeURIComponent(productName))}`;
    const { status, body } = await desk.upload<UploadedPictureDto>(url, [file(photo)]);
    expect(status).toBe(201);
    expect(body.path).toMatch(new RegExp(`^/uploads/${start}-[0-9a-f]{24}-960\\.webp$`));
    await desk.read(body.path);
  });

  it.each([
    ['/v1/products/uploadSingle', 'productName'],
    ['/v1/products/uploadSingle?productName=', 'productName'],
    ['/v1/products/uploadSingle?productName=a&productName=b', 'productName'],
    [`/v1/products/uploadSingle?productName=${'a'.repeat(151)}`, 'productName'],
    [`/v1/products/uploadSingle?productName=a&productColor=${'a'.repeat(61)}`, 'productColor'],
    ['/v1/products/uploadArray?productColor=black', 'productName'],
    ['/v1/products/uploadArray?productName=a', 'productColor'],
    ['/v1/products/uploadArray?productName=a&productColor=', 'productColor'],
  ])('are needed: %s', async (url, field) => {
    const { status, body } = await desk.upload(url, [file(photo, url.includes('Array') ? 'files' : 'file')]);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});

describe('the address of uploads', () => {
  it.each([
    '/uploads',
    '/uploads/',
    '/uploads/.drafts',
    '/uploads/.drafts/x-960.webp',
    '/uploads/../desk.shop.sqlite',
    '/uploads/%2e%2e/jwt-secret',
    '/uploads/..%2fjwt-secret',
    '/uploads/..%5cjwt-secret',
    '/uploads/none-960.webp',
    '/uploads/%00-960.webp',
    '/uploads//jwt-secret',
  ])('shows pictures only: %s', async (url) => {
    const response = await desk.shop.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});
