import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeProduct, refuse, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const product = makeProduct();
const color = product.colors[0]!.color;
const OPENER = 'Size sold out? Tell me when it is back';
const ASK = { name: 'Tell me when it is back' };

/** Collects the bodies of a call, and answers it. */
function answer(path: string, body: object | null, status: number): unknown[] {
  const sent: unknown[] = [];
  shop.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    }),
  );
  return sent;
}

async function open() {
  const { user } = renderApp(`/about?active=productDetail&product=${product.slug}`);
  const dialog = within(await screen.findByRole('dialog', { name: product.name }));
  await user.click(await dialog.findByRole('button', { name: OPENER }));
  return { user, dialog };
}

test('a visitor gives an e-mail address, and is told of the link', async () => {
  const sent = answer('/v1/size-waits/visitor', null, 202);
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', ASK));
  expect(await dialog.findByText('Enter your Email')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), 'an@example.com');
  await user.click(dialog.getByRole('button', ASK));
  expect(
    await dialog.findByText('Check your mail: follow the link to confirm an@example.com.'),
  ).toBeVisible();
  expect(sent).toEqual([{ productId: product._id, color, size: '41', email: 'an@example.com' }]);
});

test('a customer waits for the size, and no longer', async () => {
  shop.signIn(null);
  const wait = {
    ...{ _id: 'w', productId: product._id, color, size: '41' },
    createdAt: '2026-11-25T03:10:00.000Z',
  };
  let waits: object[] = [];
  shop.use(
    http.get('*/v1/size-waits', () => HttpResponse.json({ waits })),
    http.post('*/v1/size-waits', () => {
      waits = [wait];
      return HttpResponse.json(wait, { status: 201 });
    }),
    http.delete('*/v1/size-waits/w', () => {
      waits = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', ASK));
  expect(await dialog.findByText(/You wait for size 41/)).toBeVisible();
  expect(dialog.queryByRole('button', ASK)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Wait no longer for size 41' }));
  await waitFor(() => expect(dialog.getByRole('button', ASK)).toBeVisible());
});

test('a refusal is said in its own words', async () => {
  const message = 'Pairs of this size are left: put one in your cart.';
  shop.use(refuse('post', '/v1/size-waits/visitor', 409, { message }));
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Email'), 'an@example.com');
  await user.click(dialog.getByRole('button', ASK));
  expect(await dialog.findByText(message)).toBeVisible();
});
