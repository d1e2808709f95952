import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBackup } from '../../../src/backup/backup';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type {
  UploadedPictureDto,
  UploadedPicturesDto,
} from '../../../src/modules/products/media/dto/upload.dto';
import { stemOf } from '../../../src/modules/products/media/picture-files';
import { PictureSweepService } from '../../../src/modules/picture-sweep/picture-sweep.service';
import { aProduct } from '../support/factories/product';
import { noise } from '../support/pictures';
import { keepPicturesInBuckets, type S3Server } from '../support/s3-server';
import { createSecondApp, type TestApp } from '../support/test-app';
import { ARRAY, file, SINGLE, UploadDesk } from '../support/upload-desk';

const UNAVAILABLE = {
  status: 503,
  body: {
    statusCode: 503,
    message: 'Pictures cannot be reached at the moment. Please try again shortly.',
    code: 'pictures.unavailable',
  },
};

keepPicturesInBuckets();

let desk: UploadDesk;
let second: TestApp;
let bucket: S3Server;
beforeAll(async () => {
  desk = await UploadDesk.open();
  second = await createSecondApp(desk.shop);
  bucket = desk.bucket!;
});
afterAll(async () => {
  await second.close();
  await desk.shop.close();
});
afterEach(() => {
  bucket.trouble = undefined;
});

const upload = async () => desk.upload<UploadedPictureDto>(SINGLE, [file(await noise(64))]);
const sweep = () => desk.shop.app.get(PictureSweepService).sweep();

describe('a picture in the bucket', () => {
  it('is served by every process, to be kept for ever, and not sent again to who has it', async () => {
    const { body } = await upload();
    const answers = await Promise.all(
      [desk.shop, second].map((shop) => shop.inject({ method: 'GET', url: body.path })),
    );
    expect(answers[0]!.rawPayload.equals(answers[1]!.rawPayload)).toBe(true);
    const { headers } = answers[0]!;
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answers[0]!.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answers[1]!.headers.etag).toBe(headers.etag);
    const known = { 'if-none-match': `"other", W/${String(headers.etag)}` };
    const again = await second.inject({ method: 'GET', url: body.path, headers: known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await desk.shop.inject({ method: 'HEAD', url: body.path });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      headers['content-length'],
    ]);
  });

  it('is not taken for another whose name begins like its own', async () => {
    const picture = await noise(64);
    const first = await desk.upload<UploadedPictureDto>(SINGLE, [file(picture)]);
    const stem = /uploads\/(.+)-\d+\.webp$/.exec(first.body.path)![1]!;
    await desk.upload(`/v1/products/uploadSingle?productName=${stem}-x`, [file(await noise(64))]);
    const again = await desk.upload<UploadedPictureDto>(SINGLE, [file(picture)]);
    expect([again.status, again.body.path]).toEqual([first.status, first.body.path]);
  });

  it('that no bucket could hold is not there', async () => {
    const url = `/uploads/${'a'.repeat(1100)}-480.webp`;
    expect((await desk.shop.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('lies nowhere else', async () => {
    await upload();
    expect(bucket.keys().filter((key) => key.startsWith('uploads/')).length).toBeGreaterThan(1);
    expect(existsSync(desk.directory())).toBe(false);
  });

  it('that a product takes while another process is removing it is kept, or the product is refused', async () => {
    const { body } = await upload();
    await desk.age(body.path, 48);
    let deletions = 0;
    let answer: Promise<{ status: number }> | undefined;
    bucket.trouble = (request) => {
      if (request.method === 'DELETE' && request.url?.includes('/uploads/')) {
        deletions += 1;
        // The sweep has looked, and now removes it.
        answer ??= desk.manager.post<ErrorDto>('/v1/products', aProduct({ adImage: body.path }));
      }
      return false;
    };
    await sweep();
    expect(deletions).toBe(2);
    expect(await answer).toMatchObject({ status: 400 });
    expect(desk.there([body.path])).toEqual([]);
    expect(await desk.rows().countBy({ name: stemOf(basename(body.path)) })).toBe(0);
  });
});

describe('a backup', () => {
  it('leaves the bucket to its own backup, and says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const { pictures, isWithoutBucket } = await writeBackup(desk.shop.config, join(folder, 'shop.tar.gz'));
    rmSync(folder, { recursive: true });
    expect({ pictures, isWithoutBucket }).toEqual({ pictures: 0, isWithoutBucket: true });
  });
});

const answerOf = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

describe('a bucket that cannot be used', () => {
  it.each([
    ['is gone', (response) => response.destroy()],
    ['denies', (response) => response.writeHead(403).end(xml('AccessDenied'))],
    ['was deleted', (response) => response.writeHead(404).end(xml('NoSuchBucket'))],
    ['is overloaded', (response) => response.writeHead(503).end(xml('SlowDown'))],
    ['never answers', () => undefined],
  ] as [string, (response: ServerResponse) => void][])(
    'is a 503 that says so, and nothing is uploaded: it %s',
    async (_what, answer) => {
      const { body } = await upload();
      const before = bucket.keys();
      bucket.trouble = (_request, response) => {
        answer(response);
        return true;
      };
      const [uploaded, saved, shown] = await Promise.all([
        upload(),
        desk.manager.post<ErrorDto>('/v1/products', aProduct({ adImage: body.path })),
        desk.shop.inject({ method: 'GET', url: body.path }),
      ]);
      bucket.trouble = undefined;
      expect(answerOf(uploaded)).toEqual(UNAVAILABLE);
      // Its row says that the picture is there.
      expect(saved).toMatchObject({ status: 201 });
      expect({ status: shown.statusCode, body: shown.json<ErrorDto>() }).toEqual(UNAVAILABLE);
      expect(shown.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(bucket.keys()).toEqual(before);
      expect((await upload()).status).toBe(201);
    },
  );

  it('leaves no address of a form that it takes in part, and the next sweep takes the rest', async () => {
    const files = [file(await noise(32), 'files'), file(await noise(32), 'files')];
    const before = bucket.keys();
    let puts = 0;
    bucket.trouble = (request, response) => {
      if (request.method !== 'PUT' || (puts += 1) <= 3) return false;
      response.writeHead(403).end(xml('AccessDenied'));
      return true;
    };
    expect(answerOf(await desk.upload<ErrorDto>(ARRAY, files))).toEqual(UNAVAILABLE);
    bucket.trouble = undefined;
    const left = bucket.keys().filter((key) => !before.includes(key));
    expect(left).toHaveLength(3);
    for (const key of left) await desk.age(key, 48);
    await sweep();
    expect(bucket.keys().filter((key) => left.includes(key))).toEqual([]);
    const again = await desk.upload<UploadedPicturesDto>(ARRAY, files);
    expect([again.status, desk.there(again.body.paths)]).toEqual([201, again.body.paths]);
  });

  it('has a wrong secret named nowhere in the answer', async () => {
    const other = await UploadDesk.open({ S3_URL: bucket.url('WRONG') });
    expect(answerOf(await other.upload(SINGLE, [file(await noise(32))]))).toEqual(UNAVAILABLE);
    await other.shop.close();
  });
});

function xml(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
}
