import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { basename, join } from 'node:path';
import { In } from 'typeorm';
import { PictureStore } from '../../../src/modules/products/media/picture-store';
import { stemOf } from '../../../src/modules/products/media/picture-files';
import { takeAnswerProblems } from '../support/answer-watch';
import { picture, plain } from '../support/pictures';
import { createSecondApp } from '../support/test-app';
import { ARRAY, file, UploadDesk } from '../support/upload-desk';

let desk: UploadDesk;
let photo: Buffer;
beforeAll(async () => {
  desk = await UploadDesk.open();
  photo = await picture(500, 375).jpeg().toBuffer();
});
afterAll(async () => {
  await desk.shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the pictures of a colour', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: the disk fails`), { code });

  it.each([
    ['mkdir', 0],
    ['writeFile', 3],
    ['rename', 2],
  ] as const)(
    'are a 503 and leave nothing when the disk is full at %s after %d of them',
    async (step, done) => {
      const files = [file(await plain('olive'), 'files'), file(await plain('navy'), 'files')];
      const before = desk.everything().filter((name) => name !== '.drafts');
      const original = disk[step] as (...args: unknown[]) => Promise<void>;
      let calls = 0;
      jest.spyOn(disk, step).mockImplementation((async (...args: unknown[]) => {
        calls += 1;
        if (calls > done) throw failure('ENOSPC');
        await original(...args);
      }) as never);
      expect(await desk.upload(ARRAY, files)).toMatchObject({
        status: 503,
        body: {
          code: 'shop.unavailable',
          message: 'The shop is not available at the moment. Please try again shortly.',
        },
        headers: { 'retry-after': '5' },
      });
      expect(calls).toBe(done + 1);
      expect(desk.everything().filter((name) => name !== '.drafts')).toEqual(before);
    },
  );

  it.each(['EDQUOT', 'EROFS', 'EIO'])('are a 503 when the disk says %s', async (code) => {
    jest.spyOn(disk, 'writeFile').mockRejectedValueOnce(failure(code));
    expect((await desk.upload(ARRAY, [file(photo, 'files')])).status).toBe(503);
  });

  it('are a 500 when writing them fails for another reason', async () => {
    jest.spyOn(disk, 'writeFile').mockRejectedValueOnce(failure('EINVAL'));
    expect((await desk.upload(ARRAY, [file(photo, 'files')])).status).toBe(500);
    expect(takeAnswerProblems()).toHaveLength(1);
  });
});

describe('the sweep of pictures', () => {
  it('removes drafts that a server which was killed has left, and not those that another one is writing', async () => {
    const drafts = join(desk.directory(), '.drafts');
    for (const name of ['left', 'young']) {
      mkdirSync(join(drafts, name), { recursive: true });
      writeFileSync(join(drafts, name, 'a-960.webp'), '');
    }
    const then = new Date(Date.now() - 61 * 60_000);
    utimesSync(join(drafts, 'left'), then, then);
    await desk.sweep();
    expect(readdirSync(drafts)).toEqual(['young']);
    rmSync(join(drafts, 'young'), { recursive: true });
  });

  it('finishes what another one that was killed has begun', async () => {
    const [old = ''] = await desk.oldPictures(1);
    rmSync(join(desk.directory(), basename(old).replace('-960.', '-480.')));
    await leaveInRemoval(old);
    expect(await desk.save({ adImage: old })).toMatchObject({ status: 400 });
    await desk.sweep();
    expect(desk.there([old])).toEqual([]);
    expect(await desk.rows().countBy({ name: stemOf(basename(old)) })).toBe(0);
  });

  it('that was killed leaves a picture which can be uploaded once more', async () => {
    const content = await plain('teal');
    const path = await desk.uploadOne(content);
    rmSync(join(desk.directory(), basename(path).replace('-960.', '-480.')));
    await desk.age(path, 48);
    await leaveInRemoval(path);
    expect(await desk.uploadOne(content)).toBe(path);
    await desk.sweep();
    expect(desk.there([path])).toEqual([path]);
    await desk.saved({ adImage: path });
  });

  it('removes what a server that was killed has begun to save', async () => {
    const [path = ''] = await desk.oldPictures(1);
    rmSync(join(desk.directory(), basename(path)));
    await desk.sweep();
    expect(desk.kept().filter((name) => name.startsWith(stemOf(basename(path))))).toEqual([]);
  });
});

/** As a process leaves it that is killed while it removes a picture. */
async function leaveInRemoval(path: string): Promise<void> {
  const removingAt = new Date(Date.now() - 6 * 60_000);
  await desk.rows().update({ name: stemOf(basename(path)) }, { removingAt });
}

describe('pictures of a release that wrote no rows', () => {
  const forget = (path: string) => desk.rows().delete({ name: stemOf(basename(path)) });

  it('are there for products', async () => {
    const path = await desk.uploadOne();
    await forget(path);
    await desk.saved({ adImage: path });
    expect(await desk.rows().countBy({ name: stemOf(basename(path)) })).toBe(1);
  });

  it('get their rows from the sweep, and go a day later when nothing names them', async () => {
    const [named, unnamed] = [await desk.uploadOne(), await desk.uploadOne()];
    await desk.saved({ adImage: named });
    const before = await desk
      .rows()
      .findBy({ name: In([named, unnamed].map((path) => stemOf(basename(path)))) });
    await Promise.all([named, unnamed].map(forget));
    await desk.sweep();
    expect(desk.there([named, unnamed])).toEqual([named, unnamed]);
    const after = await desk.rows().findBy({ name: In(before.map(({ name }) => name)) });
    const bytes = (rows: typeof after) => rows.map((row) => row.bytes).sort();
    expect(bytes(after)).toEqual(bytes(before));
    for (const path of [named, unnamed]) await desk.age(path, 25);
    await desk.sweep();
    expect(desk.there([named, unnamed])).toEqual([named]);
  });
});

describe('a product', () => {
  it('whose pictures are lost can still be edited', async () => {
    const [lost = ''] = await desk.oldPictures(1);
    const { _id } = await desk.saved({ adImage: lost });
    for (const name of [basename(lost), basename(lost).replace('-960.', '-480.')]) {
      renameSync(join(desk.directory(), name), join(desk.directory(), `${name}.lost`));
    }
    expect((await desk.manager.put(`/v1/products/${_id}`, { price: 1_000_000 })).status).toBe(200);
  });
});

describe('the address of uploads', () => {
  it('shows neither drafts nor anything else that lies there', async () => {
    const { path } = await desk.keep(photo);
    mkdirSync(join(desk.directory(), '.drafts', 'a'), { recursive: true });
    for (const name of ['.drafts/a/b-960.webp', '.drafts/b-960.webp', 'notes.txt', 'B-960.webp']) {
      writeFileSync(join(desk.directory(), name), 'not for visitors');
      expect((await desk.shop.inject({ method: 'GET', url: `/uploads/${name}` })).statusCode).toBe(404);
      rmSync(join(desk.directory(), name));
    }
    expect((await desk.shop.inject({ method: 'GET', url: path })).statusCode).toBe(200);
    expect((await desk.shop.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
  });
});

describe('the sum of all pictures', () => {
  it('is that of the files, whichever process saves and removes them', async () => {
    const own = await UploadDesk.open();
    const second = await createSecondApp(own.shop);
    const onDisk = () =>
      own.kept().reduce((sum, name) => sum + statSync(join(own.directory(), name)).size, 0);
    const sum = () => second.app.get(PictureStore).size();
    expect(await sum()).toBe(0);
    const old = await own.uploadOne(photo);
    expect(await sum()).toBe(onDisk());
    await own.uploadOne(photo);
    await own.uploadOne();
    expect(await sum()).toBe(onDisk());
    await own.age(old, 48);
    await own.sweep();
    expect(own.kept()).toHaveLength(2);
    expect(await sum()).toBe(onDisk());
    await second.close();
    await own.shop.close();
  });
});
