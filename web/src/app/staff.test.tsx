import { screen, waitFor, within } from '@testing-library/react';
import type { StaffListDto } from '../api/generated/model';
import { startSession } from '../state/session';
import {
  CUSTOMER_ID,
  answer,
  collect,
  makeCustomer,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const PASSWORD = 'Giay#Moi2027';
const INVITATION = {
  ...{ _id: 'f'.repeat(24), email: 'thu@shop.test', role: 'admin' as const },
  ...{ createdAt: '2026-11-18T02:00:00.000Z', expiresAt: '2026-11-25T02:00:00.000Z' },
};
const LAN = {
  ...{ _id: 'a'.repeat(24), lastName: 'Trần', firstName: 'Lan', email: 'lan@shop.test' },
  ...{ role: 'admin' as const, signedInAt: null, hasSecondFactor: false },
};
let list: StaffListDto;

beforeEach(() => {
  list = { staff: [LAN], invitations: [] };
  shop.use(
    answer('listCustomers', { customers: [], total: 0 }),
    answer('listStaff', () => list),
  );
});

function openAs(role: 'admin' | 'manager') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(answer('getCustomer', { id: CUSTOMER_ID }, makeCustomer({ role })));
  return renderApp('/admin?section=customer');
}

async function openStaff() {
  const { user } = openAs('manager');
  await user.click(await screen.findByRole('button', { name: 'Staff' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Staff' }));
  await dialog.findByText('Trần Lan');
  return { user, dialog };
}

describe('the staff in the back-office (rule R9)', () => {
  test('is for managers', async () => {
    openAs('admin');
    expect(await screen.findByText('No customers yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Staff' })).not.toBeInTheDocument();
  });

  test('grows by an invitation, which can be withdrawn', async () => {
    const sent: unknown[] = [];
    shop.use(
      answer('inviteStaff', async ({ request }) => {
        sent.push(await request.json());
        list = { ...list, invitations: [INVITATION] };
        return INVITATION;
      }),
      answer('withdrawInvitation', ({ params }) => {
        sent.push(params.id);
        list = { ...list, invitations: [] };
      }),
    );
    const { user, dialog } = await openStaff();
    await user.type(dialog.getByLabelText('Email'), 'thu@{Enter}');
    expect(dialog.getByText('Enter valid Email.')).toBeVisible();
    await user.type(dialog.getByLabelText('Email'), 'shop.test{Enter}');
    expect(await dialog.findByText('An invitation is on its way to thu@shop.test.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Withdraw: thu@shop.test' }));
    expect(await dialog.findByText('The invitation to thu@shop.test is withdrawn.')).toHaveFocus();
    expect(dialog.getByText('Nobody is invited.')).toBeVisible();
    expect(sent).toEqual([{ email: 'thu@shop.test' }, INVITATION._id]);
  });

  test('says at the form why a person cannot be invited', async () => {
    shop.use(
      answer('inviteStaff', refusal(409, { message: 'Works here already.', code: 'invitation.staff' })),
    );
    const { user, dialog } = await openStaff();
    await user.type(dialog.getByLabelText('Email'), 'lan@shop.test{Enter}');
    expect(await dialog.findByText('Works here already.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('lan@shop.test');
  });

  test('shrinks by the end of a person’s access, which asks first', async () => {
    const ended: unknown[] = [];
    shop.use(
      answer('endStaffAccess', ({ params }) => {
        ended.push(params.id);
        list = { ...list, staff: [] };
      }),
    );
    const { user, dialog } = await openStaff();
    await user.click(dialog.getByRole('button', { name: 'End access: Trần Lan' }));
    const question = within(await screen.findByRole('dialog', { name: 'End this person’s access?' }));
    expect(question.getByText('Trần Lan, lan@shop.test')).toBeVisible();
    expect(ended).toEqual([]);
    await user.click(question.getByRole('button', { name: 'End access' }));
    expect(await dialog.findByText('Trần Lan no longer has access.')).toBeVisible();
    expect(ended).toEqual([LAN._id]);
    expect(dialog.queryByText('Trần Lan')).not.toBeInTheDocument();
  });
});

describe('an invitation’s link', () => {
  const invites = (hasAccount: boolean) => answer('checkInvitation', { email: 'thu@shop.test', hasAccount });

  test('asks a person without an account for name, phone number and password', async () => {
    const sent: unknown[] = [];
    shop.use(invites(false), answer('acceptInvitation', collect(sent)));
    const { user } = renderApp('/join?token=t0ken');
    await user.type(await screen.findByLabelText('Last Name'), 'Lê');
    await user.type(screen.getByLabelText('First Name'), 'Thu');
    await user.type(screen.getByLabelText('Phone'), '0901 234 568');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    const join = screen.getByRole('button', { name: 'Join the staff' });
    expect(join).toBeDisabled();
    await user.type(screen.getByLabelText('Confirm Password'), PASSWORD);
    await user.click(join);
    expect(await screen.findByRole('heading', { name: 'Welcome to the staff.' })).toBeVisible();
    expect(sent).toEqual([
      { token: 't0ken', lastName: 'Lê', firstName: 'Thu', phone: '0901234568', password: PASSWORD },
    ]);
  });

  test('asks a person with an account for a press alone', async () => {
    const sent: unknown[] = [];
    shop.use(invites(true), answer('acceptInvitation', collect(sent)));
    const { user } = renderApp('/join?token=t0ken');
    expect(await screen.findByText(/^Your account thu@shop.test/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to the staff.' })).toBeVisible();
    expect(sent).toEqual([{ token: 't0ken' }]);
  });

  test('that is taken meanwhile says so after the form', async () => {
    const errors = { token: 'Over.' };
    shop.use(invites(true), answer('acceptInvitation', refusal(400, { message: errors.token, errors })));
    const { user } = renderApp('/join?token=t0ken');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByRole('heading', { name: 'This invitation is not good any more.' }),
    ).toBeVisible();
  });

  test.each([
    ['that is over', 400, 'link.invitation-over', 'This invitation is not good any more.'],
    ['of an unconfirmed account', 409, 'invitation.unconfirmed', 'Your email is not confirmed.'],
    ['of one who works here', 409, 'invitation.staff', 'You already have access.'],
  ])('%s says so before anything is typed', async (_, status, code, title) => {
    const errors = status === 400 ? { token: 'Over.' } : undefined;
    shop.use(answer('checkInvitation', refusal(status, { message: 'No.', code, errors })));
    renderApp('/join?token=spent');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument());
  });

  test('that cannot be asked about can be tried again', async () => {
    shop.use(answer('checkInvitation', refusal(429, { message: 'Later.' })));
    const { user } = renderApp('/join?token=t0ken');
    expect(await screen.findByText('Later.')).toBeVisible();
    shop.use(invites(true));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  });
});
