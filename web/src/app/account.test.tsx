import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { CustomerDto, PersonalDataDto, SessionDto } from '../api/generated/model';
import { currentUser, startSession } from '../state/session';
import {
  CUSTOMER_ID,
  answer,
  collect,
  makeCustomer,
  makeSession,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const own = { id: CUSTOMER_ID };
const WRONG = { currentPassword: 'The current password is not correct.' };

type User = ReturnType<typeof renderApp>['user'];

function open(customer: Partial<CustomerDto> = {}) {
  shop.signIn(null, customer);
  return renderApp('/profile').user;
}
const begin = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const enter = async (user: User, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), `${text}{Enter}`);

/** Collects the files that the app would download. */
function watchSaved() {
  const saved: { name: string; file: Blob }[] = [];
  let file: Blob;
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
}

describe('news by email', () => {
  const box = () => screen.findByRole('checkbox', { name: 'Send me news and offers' });

  test('are asked for and stopped in the profile', async () => {
    const sent: unknown[] = [];
    shop.use(
      answer('updateCustomer', own, async ({ request }) => {
        const change = await request.json();
        sent.push(change);
        return makeCustomer(change);
      }),
    );
    const user = open();
    const input = await box();
    await user.click(input);
    await waitFor(() => expect(input).toBeChecked());
    await user.click(input);
    await waitFor(() => expect(input).not.toBeChecked());
    expect(sent).toEqual([{ news: true }, { news: false }]);
  });

  test('stay as they were when the shop does not save it, and it says so', async () => {
    shop.use(answer('updateCustomer', own, refusal(500, {})));
    const user = open();
    await user.click(await box());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await box()).not.toBeChecked();
  });
});

describe('the devices signed in', () => {
  const here = makeSession();
  const phone = makeSession({ _id: 's2', device: 'Safari on iPhone', isCurrent: false });
  const list = (sessions: SessionDto[]) =>
    answer('listSessions', own, () => ({ sessions, total: sessions.length }));
  const signOut = () => screen.findByRole('button', { name: /^Sign out Safari on iPhone/ });

  test('are listed, and another one can be signed out', async () => {
    shop.use(
      list([here, phone]),
      answer('endSession', { id: CUSTOMER_ID, sessionId: 's2' }, () => shop.use(list([here]))),
    );
    const user = open();
    await user.click(await signOut());
    expect(await screen.findByText('Safari on iPhone is signed out.')).toHaveFocus();
    const devices = screen.getByRole('region', { name: 'Devices' });
    expect(within(devices).getAllByRole('listitem')).toHaveLength(1);
    expect(within(devices).getByText('This device')).toBeVisible();
  });

  test('a device that could not be signed out stays, with the reason', async () => {
    shop.use(
      list([here, phone]),
      answer('endSession', { id: CUSTOMER_ID, sessionId: 's2' }, HttpResponse.error()),
    );
    const user = open();
    await user.click(await signOut());
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(await signOut()).toBeVisible();
  });

  test('one that has ended meanwhile is as good as signed out', async () => {
    shop.use(
      list([here, phone]),
      answer('endSession', { id: CUSTOMER_ID, sessionId: 's2' }, () => {
        shop.use(list([here]));
        return refusal(404, { message: 'There is no such sign-in.' });
      }),
    );
    const user = open();
    await user.click(await signOut());
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
  });
});

describe('two-step sign-in', () => {
  const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/buoc.?secret=JBSWY3DPEHPK3PXP' };
  const codes = Array.from({ length: 10 }, (_, i) => `7K2M-Q9TX-4HPB-0RW${i}`);

  test('is set up with the password, an app and a code, and shows its recovery codes once', async () => {
    const files = watchSaved();
    const asked: unknown[] = [];
    shop.use(answer('setUpSecondFactor', own, collect(asked, key)));
    const confirmed: unknown[] = [];
    shop.use(answer('confirmSecondFactor', own, collect(confirmed, { recoveryCodes: codes })));
    const user = open();
    await begin(user, 'Set up two-step sign-in');
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    await enter(user, 'Current Password', 'Sneaker#2026');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(key.secret);
    shop.use(answer('getCustomer', makeCustomer({ hasSecondFactor: true })));
    await enter(user, 'Code', ' 123456');
    expect(await screen.findByText(codes[9]!)).toBeVisible();
    expect([asked, confirmed]).toEqual([[{ currentPassword: 'Sneaker#2026' }], [{ code: '123456' }]]);
    await user.click(screen.getByRole('button', { name: 'Download the codes' }));
    expect(files.map(({ name }) => name)).toEqual(['recovery-codes.txt']);
    expect(await files[0]!.file.text()).toBe(`${codes.join('\n')}\n`);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(codes[9]!)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn off two-step sign-in' })).toHaveFocus();
  });

  test('a wrong password and a wrong code show messages at their fields, and Escape leaves', async () => {
    shop.use(
      answer(
        'setUpSecondFactor',
        { id: CUSTOMER_ID },
        refusal(400, { message: 'Not valid.', errors: WRONG }),
      ),
    );
    const user = open();
    await begin(user, 'Set up two-step sign-in');
    await enter(user, 'Current Password', 'wrong');
    expect(await screen.findByText(WRONG.currentPassword)).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    shop.use(answer('setUpSecondFactor', own, key));
    await enter(user, 'Current Password', 'right');
    shop.use(
      answer(
        'confirmSecondFactor',
        own,
        refusal(400, {
          message: 'Not valid.',
          errors: { code: 'The code is not correct.' },
        }),
      ),
    );
    await enter(user, 'Code', '000000');
    expect(await screen.findByText('The code is not correct.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Set up two-step sign-in' })).toHaveFocus();
  });

  test('is turned off with the password and a code', async () => {
    const sent: unknown[] = [];
    shop.use(answer('removeSecondFactor', own, collect(sent)));
    const user = open({ hasSecondFactor: true });
    await begin(user, 'Turn off two-step sign-in');
    await user.type(screen.getByLabelText('Current Password'), 'Sneaker#2026');
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeDisabled();
    shop.use(answer('getCustomer', makeCustomer()));
    await enter(user, 'Code', '7K2M-Q9TX-4HPB-0RW1');
    expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026', code: '7K2M-Q9TX-4HPB-0RW1' }]);
    expect(screen.getByRole('button', { name: 'Set up two-step sign-in' })).toHaveFocus();
  });

  test('gives new recovery codes for the password and a code, and shows them once', async () => {
    const sent: unknown[] = [];
    shop.use(answer('renewRecoveryCodes', own, collect(sent, { recoveryCodes: codes })));
    const user = open({ hasSecondFactor: true });
    await begin(user, 'New recovery codes');
    await user.type(screen.getByLabelText('Current Password'), 'Sneaker#2026');
    await enter(user, 'Code', '7K2M-Q9TX-4HPB-0RW1');
    const shown = await screen.findByRole('group', { name: 'Recovery codes' });
    expect(shown).toHaveFocus();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026', code: '7K2M-Q9TX-4HPB-0RW1' }]);
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(within(shown).getByText(/^Your old recovery codes no longer work\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(shown).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toHaveFocus();
  });

  test('a wrong code gives no new recovery codes, and Escape leaves', async () => {
    const errors = { code: 'The code is not correct.' };
    shop.use(answer('renewRecoveryCodes', own, refusal(400, { message: 'Not valid.', errors })));
    const user = open({ hasSecondFactor: true });
    await begin(user, 'New recovery codes');
    await user.type(screen.getByLabelText('Current Password'), 'Sneaker#2026');
    await enter(user, 'Code', '000000');
    expect(await screen.findByText(errors.code)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toHaveFocus();
  });

  test('too many tries are refused in words', async () => {
    shop.use(answer('setUpSecondFactor', own, refusal(429, { message: 'Too many attempts.' })));
    const user = open();
    await begin(user, 'Set up two-step sign-in');
    await enter(user, 'Current Password', 'wrong');
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
  });
});

describe('my data', () => {
  test('is saved as a file once the password is given', async () => {
    const files = watchSaved();
    const data: PersonalDataDto = {
      ...{ customer: makeCustomer(), events: [], orders: [], sessions: [], sizeWaits: [], favourites: [] },
      ...{ language: 'en', exportedAt: '2026-11-22T09:05:00.000Z' },
    };
    const sent: unknown[] = [];
    shop.use(answer('exportMyData', own, collect(sent, data)));
    const user = open();
    await begin(user, 'Download my data');
    await enter(user, 'Current Password', 'Sneaker#2026');
    expect(await screen.findByText('Your data is saved as my-data.json.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026' }]);
    expect(files.map(({ name }) => name)).toEqual(['my-data.json']);
    expect(JSON.parse(await files[0]!.file.text())).toEqual(data);
  });

  test('an account is deleted after its password and one more question, and home says so', async () => {
    const sent: unknown[] = [];
    shop.use(answer('eraseMyData', own, collect(sent)));
    shop.signIn(null);
    const { user, address } = renderApp('/profile');
    await begin(user, 'Delete my account');
    await enter(user, 'Current Password', 'Sneaker#2026');
    const dialog = await screen.findByRole('dialog');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Your account is deleted, and you are signed out.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026' }]);
    expect(address()).toBe('/');
    expect(currentUser()).toBeNull();
  });

  test('a wrong password shows a message at its field once the question is closed', async () => {
    shop.use(answer('eraseMyData', own, refusal(400, { message: 'Not valid.', errors: WRONG })));
    const user = open();
    await begin(user, 'Delete my account');
    await enter(user, 'Current Password', 'wrong');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(WRONG.currentPassword)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
    expect(currentUser()).not.toBeNull();
  });

  test('an order on its way keeps the account, in words', async () => {
    const message = 'You still have an order that is not finished.';
    shop.use(answer('eraseMyData', own, refusal(409, { message })));
    const user = open();
    await begin(user, 'Delete my account');
    await enter(user, 'Current Password', 'Sneaker#2026');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
  });

  test('a manager does not delete their own account', async () => {
    shop.signIn(null, { role: 'manager' });
    startSession({ token: makeToken('manager'), refreshToken: 'r' });
    renderApp('/profile');
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });
});
