import { basename } from 'node:path';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { currentTransaction } from '../../../src/database/transaction-runner';
import { OrdersService } from '../../../src/modules/orders/orders.service';
import { PictureStore } from '../../../src/modules/products/media/picture-store';
import type { UploadedPictureDto } from '../../../src/modules/products/media/dto/upload.dto';
import { aColor } from '../support/factories/product';
import { aShopper } from '../support/people';
import { noise } from '../support/pictures';
import { usesBuckets } from '../support/s3-server';
import { createSecondApp, type TestApp } from '../support/test-app';
import { file, SINGLE, UploadDesk } from '../support/upload-desk';

const GONE = 'This picture is not there any more. Please upload it again.';

let desk: UploadDesk;
let second: TestApp;
beforeAll(async () => {
  desk = await UploadDesk.open();
  second = await createSecondApp(desk.shop);
});
afterAll(async () => {
  await second.close();
  await desk.shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const black = (...imageDetail: string[]) => ({ ...aColor('black', { '42': 5 }), imageDetail });

describe('the sweep of pictures', () => {
  it('removes those that nothing names once they are older than a day', async () => {
    const [old = '', young = ''] = [await desk.uploadOne(), await desk.uploadOne()];
    await desk.age(old, 25);
    await desk.age(young, 23);
    await desk.sweep();
    expect(desk.there([old, young])).toEqual([young]);
    expect((await desk.shop.inject({ method: 'GET', url: old })).statusCode).toBe(404);
  });

  it('leaves what a product names in any place, also a deleted one, which can be restored', async () => {
    const paths = await desk.oldPictures(5);
    const [adImage = '', navbarImage = '', first = '', second = ''] = paths;
    const { _id } = await desk.saved({ adImage, navbarImage, colors: [black(first, second)] });
    await desk.manager.put(`/v1/products/${_id}/delete`, undefined);
    for (const path of paths) await desk.age(path, 48);
    await desk.sweep();
    expect(desk.there(paths)).toEqual(paths.slice(0, 4));
  });

  it('leaves what an order’s line names, whatever happened to the product', async () => {
    const [sold = '', next = '', unsold = ''] = await desk.oldPictures(3);
    const { _id } = await desk.saved({ colors: [black(sold, unsold)] });
    const shopper = await aShopper(desk.shop);
    const line = { productId: _id, color: 'black', size: '42', quantity: 1 };
    const { _id: orderId } = await shopper.prepare([line]);
    expect((await shopper.request(orderId)).status).toBe(200);
    const edit = { colors: [black(next)] };
    expect((await desk.manager.put(`/v1/products/${_id}`, edit)).status).toBe(200);

    for (const path of [sold, next, unsold]) await desk.age(path, 48);
    await desk.sweep();
    expect(desk.there([sold, next, unsold])).toEqual([sold, next]);
  });

  it('keeps what an edit drops for a day more: an order that is being placed may copy it', async () => {
    const [dropped = '', next = ''] = await desk.oldPictures(2);
    const { _id } = await desk.saved({ colors: [black(dropped)] });
    await desk.age(dropped, 48);
    await desk.manager.put(`/v1/products/${_id}`, { colors: [black(next)] });
    await desk.sweep();
    expect(desk.there([dropped])).toEqual([dropped]);
  });

  it('leaves a picture that is uploaded once more', async () => {
    const content = await noise(64);
    const path = await desk.uploadOne(content);
    await desk.age(path, 48);
    expect(await desk.uploadOne(content)).toBe(path);
    await desk.sweep();
    expect(desk.there([path])).toEqual([path]);
  });

  it('leaves a picture that a product takes while the sweep is at work', async () => {
    const [taken = '', left = ''] = await desk.oldPictures(2);
    const orders = desk.shop.app.get(OrdersService);
    // The sweep's last query before it removes pictures.
    jest.spyOn(orders, 'listPictures').mockImplementation(async function* () {
      await desk.saved({ adImage: taken });
      yield* [];
    });
    await desk.sweep();
    expect(desk.there([taken, left])).toEqual([taken]);
  });

  it('and a product that is saved at once with it agree about every picture', async () => {
    // The bucket of these tests serves one call at a time, and a call is given up after three seconds.
    const paths = await desk.oldPictures(usesBuckets() ? 8 : 24);
    const [answers] = await Promise.all([
      Promise.all(paths.map((adImage) => desk.save({ name: `Race ${basename(adImage)}`, adImage }))),
      desk.sweep(),
      desk.sweep(second),
    ]);
    const isSaved = (index: number) => answers[index]?.status === 201;
    expect(desk.there(paths)).toEqual(paths.filter((_path, index) => isSaved(index)));
    for (const { status, body } of answers.filter((_answer, index) => !isSaved(index))) {
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { adImage: GONE } });
    }
  });

  it('may run in several processes at once', async () => {
    const [orphans, kept] = [await desk.oldPictures(20), await desk.oldPictures(4)];
    await desk.saved({ colors: [black(...kept)] });
    for (const path of kept) await desk.age(path, 48);
    await Promise.all([desk.sweep(), desk.sweep(second), desk.sweep(), desk.sweep(second)]);
    expect(desk.there([...orphans, ...kept])).toEqual(kept);
  });
});

describe('a product', () => {
  it('is not saved with uploaded pictures that are not there, and the answer names each', async () => {
    const there = await desk.uploadOne();
    const [gone, never] = ['/uploads/gone-960.webp', '/uploads/a/never.png'];
    const created = await desk.save({ adImage: there, navbarImage: gone, colors: [black(there, never)] });
    expect(created).toMatchObject({
      status: 400,
      body: { message: GONE, errors: { navbarImage: GONE, 'colors.0.imageDetail.1': GONE } },
    });
    const { _id } = await desk.saved({});
    const edited = await desk.manager.put<ErrorDto>(`/v1/products/${_id}`, { adImage: gone });
    expect(edited).toMatchObject({ status: 400, body: { errors: { adImage: GONE } } });
  });

  it('has its pictures looked at before the transaction that saves it, for which all others wait', async () => {
    const [first, second] = [await desk.uploadOne(), await desk.uploadOne()];
    const touch = jest.spyOn(PictureStore.prototype, 'touch');
    const isInside: boolean[] = [];
    touch.mockImplementation(async () => isInside.push(currentTransaction() !== undefined) > 0);
    const { _id } = await desk.saved({ adImage: first });
    expect((await desk.manager.put(`/v1/products/${_id}`, { adImage: second })).status).toBe(200);
    // Kept at first; then one that is kept and one that is dropped.
    expect(isInside).toEqual([false, false, false]);
  });
});

describe('the quota of pictures', () => {
  it('refuses further ones with a sentence and a code until the sweep has made room', async () => {
    const small = await UploadDesk.open({ UPLOADS_MB: '1' });
    try {
      const paths: string[] = [];
      const post = async () => {
        const answer = await small.upload<UploadedPictureDto & ErrorDto>(SINGLE, [file(await noise(960))]);
        if (answer.status === 201) paths.push(answer.body.path);
        return answer;
      };
      let last = await post();
      while (last.status === 201 && paths.length < 100) last = await post();
      expect(last).toMatchObject({
        status: 409,
        body: {
          code: 'uploads-full',
          message: 'There is no room for more pictures. Those that no product shows are removed after a day.',
        },
      });
      expect(small.there(paths)).toEqual(paths);
      expect(small.kept()).toHaveLength(2 * paths.length);

      for (const path of paths) await small.age(path, 25);
      await desk.sweep(small.shop);
      expect((await post()).status).toBe(201);
    } finally {
      await small.shop.close();
    }
  });
});
