import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PictureStore } from '../../../src/modules/products/media/picture-store';
import { takeAnswerProblems } from '../support/answer-watch';
import { picture, plain } from '../support/pictures';
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
  it.each([
    ['writeFile', 3],
    ['rename', 2],
  ] as const)('leave nothing when the disk fails at %s after %d of them', async (step, done) => {
    const files = [file(await plain('olive'), 'files'), file(await plain('navy'), 'files')];
    const before = desk.everything().filter((name) => name !== '.drafts');
    const original = disk[step] as (...args: unknown[]) => Promise<void>;
    let calls = 0;
    jest.spyOn(disk, step).mockImplementation(async (...args: unknown[]) => {
      calls += 1;
      if (calls > done) throw new Error('ENOSPC: no space left on device');
      await original(...args);
    });
    expect((await desk.upload(ARRAY, files)).status).toBe(500);
    expect(takeAnswerProblems()).toHaveLength(1);
    expect(calls).toBe(done + 1);
    expect(desk.everything().filter((name) => name !== '.drafts')).toEqual(before);
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
    const [wanted = '', unwanted = ''] = await desk.oldPictures(2);
    desk.age(wanted, 1);
    const aside = join(desk.directory(), '.aside');
    mkdirSync(aside, { recursive: true });
    for (const path of [wanted, unwanted]) {
      renameSync(join(desk.directory(), basename(path)), join(aside, basename(path)));
    }
    await desk.sweep();
    expect(desk.there([wanted, unwanted])).toEqual([wanted]);
    expect(desk.everything().filter((name) => name.startsWith('.aside/'))).toEqual([]);
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

describe('the sum of all pictures', () => {
  it('is counted once in ten minutes and when pictures were removed, and knows what this process has written', async () => {
    const store = desk.shop.app.get(PictureStore);
    const onDisk = () =>
      desk.kept().reduce((sum, name) => sum + statSync(join(desk.directory(), name)).size, 0);
    await store.removeOld([]);
    expect(await store.size()).toBe(onDisk());
    const looking = jest.spyOn(disk, 'stat');
    const path = await desk.uploadOne();
    expect(await store.size()).toBe(onDisk());
    expect(looking.mock.calls.length).toBeLessThan(6);

    rmSync(join(desk.directory(), basename(path)));
    expect(await store.size()).toBeGreaterThan(onDisk());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    expect(await store.size()).toBe(onDisk());
    jest.restoreAllMocks();
    const [old = ''] = await desk.oldPictures(1);
    await desk.sweep();
    expect(desk.there([old])).toEqual([]);
    expect(await store.size()).toBe(onDisk());
  });

  it('is counted again after a failed count', async () => {
    const store = desk.shop.app.get(PictureStore);
    await store.removeOld([]);
    jest.spyOn(disk, 'readdir').mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    await expect(store.size()).rejects.toThrow('EMFILE');
    expect(await store.size()).toBeGreaterThan(0);
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
