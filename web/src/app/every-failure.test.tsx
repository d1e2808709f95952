import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import type {
  CustomerDto,
  ListedExchangeDto,
  ListedReturnDto,
  OrderDto,
  OrderDtoStatus,
  OrderExchangesDto,
  OrderReturnsDto,
} from '../api/generated/model';
import { CHAT } from '../lib/chat';
import { TIMINGS } from '../lib/timings';
import { openChatLog } from '../features/chat/chat-log';
import { joinFavourites } from '../state/account-favourites';
import { currentUser, startSession } from '../state/session';
import { fillInSignUp } from '../testing/fill-in-sign-up';
import {
  CUSTOMER_ID,
  answer,
  answerEvery,
  loggedErrors,
  makeCart,
  makeCustomer,
  makeLine,
  makeProduct,
  makeSession,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

/**
 * Every form of the web meets every failure of its call. After each one, a sentence is visible and announced, what was
 * typed is still there, and the same press sends it again. A new form is one more row of `FORMS`.
 */
type User = ReturnType<typeof renderApp>['user'];

interface Form {
  name: string;
  at: string;
  /** Who is signed in; without it, a visitor. */
  as?: 'client' | 'manager';
  cart?: OrderDto;
  customer?: Partial<CustomerDto>;
  /** What the API answers beside the usual. */
  answers?: HttpHandler[];
  /** Opens the form and fills it in, once. */
  fill: (user: User) => Promise<unknown>;
  /** Sends it: done again after every failure, so that it also says whether it can be. */
  submit: (user: User) => Promise<unknown>;
  /** What was typed, where something is. */
  typed?: () => unknown;
  /** Statuses that are no failure here, with the reason. */
  except?: Partial<Record<number, string>>;
  /** What it says to every failure, where that is not the call's own sentence. */
  says?: RegExp;
  /** Whether what was typed is still there after signing in again; passwords never are. */
  isKept?: true;
  /** The calls that fail: by default all that write. */
  isCall?: (request: Request) => boolean;
  /** The call has failed when the page opens: a part of a page that is loaded again. */
  hasFailed?: true;
}

interface Failure {
  name: string;
  status: number;
  respond: () => Response | Promise<Response>;
  sentence: RegExp;
}

const refused = (status: number, headers: Record<string, string> = {}): Failure => ({
  name: String(status),
  status,
  respond: () => {
    const message = `Refused with ${status}. Please try again later.`;
    return HttpResponse.json({ statusCode: status, code: 'test', message }, { status, headers });
  },
  sentence: new RegExp(`Refused with ${status}\\. .*${headers['Retry-After'] ? 'in 4 minutes' : 'later'}\\.`),
});
/** What a proxy in front of the shop answers: a page instead of JSON. */
const page = (status: number): Failure => ({
  name: `${status} without JSON`,
  status,
  respond: () => new HttpResponse('<html><h1>Error</h1></html>', { status }),
  sentence: new RegExp(`The shop answered with an error \\(${status}\\)`),
});
const FAILURES: Failure[] = [
  ...[403, 404, 409, 413].map((status) => refused(status)),
  ...[refused(429, { 'Retry-After': '240' }), refused(500), page(502)],
  { name: 'offline', status: 0, respond: () => HttpResponse.error(), sentence: /The shop cannot be reached/ },
  {
    ...{ name: 'time-out', status: 0, sentence: /The shop took too long to answer/ },
    respond: async () => (await delay('infinite'), HttpResponse.error()),
  },
];

const ID = 'a'.repeat(24);
const ORDER_ID = 'e'.repeat(24);
const product = makeProduct();
const placed = makeCart([makeLine({ size: '41' })], {
  ...{ _id: ORDER_ID, status: 'completed', payment: 'COD', placedAt: '2026-11-20T03:00:00.000Z' },
});
const PAIR = { productId: ID, color: 'đen', size: '41', name: 'Phố Cổ', image: product.adImage };
const EXCHANGE: ListedExchangeDto = {
  ...{ ...PAIR, _id: '1'.repeat(24), orderId: ORDER_ID, newSize: '42', status: 'requested', reason: null },
  ...{ createdAt: '2026-11-22T03:12:00.000Z', heldUntil: '2026-11-29T03:12:00.000Z', closedAt: null },
  ...{ receiver: 'Trần An', phone: '0903417268' },
};
const RETURN: ListedReturnDto = {
  ...{ _id: '2'.repeat(24), orderId: ORDER_ID, amount: 2_390_000, status: 'requested', reason: 'size' },
  lines: [{ ...PAIR, price: 2_390_000, quantity: 1, unsellable: 0 }],
  ...{ note: null, createdAt: '2026-11-22T03:12:00.000Z', sendBy: null, closedAt: null, refusal: null },
  ...{ receiver: 'Trần An', phone: '0903417268' },
};
const other = makeCustomer({ _id: 'b'.repeat(24), lastName: 'Trần', hasSecondFactor: true });

const MAIL = {
  ...{ _id: 'm', to: 'thu@example.com', subject: 'Reset your password', problem: 'ESOCKET CONN' },
  ...{ createdAt: '2026-11-20T03:10:00.000Z', nextAttemptAt: '2026-11-20T05:31:00.000Z' },
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = (name: string | RegExp) => async (user: User) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  await user.click(found);
};
const type = async (user: User, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);
const value = (label: string) => () => screen.getByLabelText<HTMLInputElement>(label).value;
const inDialog = (name: string) => async (user: User) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** A press that asks first: the question stays open after a failure, or is asked again. */
const asked = (name: string, reply: string) => async (user: User) => {
  if (!screen.queryByRole('dialog', { name: /^Do you/ })) await press(name)(user);
  await waitFor(() => expect(screen.getByRole('dialog', { name: /^Do you/ })).toBeVisible());
  await user.click(
    within(screen.getByRole('dialog', { name: /^Do you/ })).getByRole('button', { name: reply }),
  );
};
const PASSWORD = 'Sneaker#2026';
const profile = { at: '/profile', as: 'client' } as const;
const setting = (name: string, opener: string, send: string, customer?: Partial<CustomerDto>): Form => ({
  ...{ ...profile, name, ...(customer && { customer }) },
  fill: async (user) => {
    await press(opener)(user);
    await type(user, 'Current Password', PASSWORD);
    if (customer?.hasSecondFactor) await type(user, 'Code', '123456');
  },
  submit: press(send),
  typed: value('Current Password'),
});
const own = (
  exchanges: OrderExchangesDto['exchanges'],
  lines: OrderExchangesDto['lines'],
  status: OrderDtoStatus = 'completed',
) => ({
  ...{ at: `/profile?active=order&order=${ORDER_ID}`, as: 'client' as const },
  customer: { orders: [{ orderId: ORDER_ID, status: 'completed' as const }] },
  answers: [
    answer('getOrder', { id: ORDER_ID }, { ...placed, status }),
    answer('listOrderExchanges', { id: ORDER_ID }, { exchanges, lines, until: '2099-12-20T00:00:00.000Z' }),
  ],
});
const ownReturns = (returns: OrderReturnsDto['returns'], lines: OrderReturnsDto['lines']) => {
  const form = own([], []);
  const answered = { returns, lines, until: '2099-12-20T00:00:00.000Z' };
  return { ...form, answers: [...form.answers, answer('listOrderReturns', { id: ORDER_ID }, answered)] };
};
const drawer = { at: '/about?active=cart', as: 'client', cart: makeCart([makeLine()]) } as const;
const shoe = `/about?active=productDetail&product=${product.slug}`;
const stock = { at: '/admin?section=product', as: 'manager' } as const;
const people = {
  ...{ at: '/admin?section=customer', as: 'manager' as const },
  answers: [answer('listCustomers', { customers: [other], total: 1 })],
};
const staff = {
  ...people,
  answers: [
    ...people.answers,
    answer('listStaff', {
      staff: [{ ...other, role: 'admin', signedInAt: null }],
      invitations: [
        {
          ...{ _id: 'f'.repeat(24), email: 'lan@shop.test', role: 'admin' },
          ...{ createdAt: '2026-11-18T02:00:00.000Z', expiresAt: '2026-11-25T02:00:00.000Z' },
        },
      ],
    }),
  ],
};
const pending = { ...placed, status: 'pending' as const, name: 'Khách' };
const orders = {
  ...{ at: '/admin?section=order', as: 'manager' as const },
  answers: [
    answer('listOrders', { orders: [pending], total: 1 }),
    answer('getOrder', { id: ORDER_ID }, pending),
    answer('getOrderHistory', { id: ORDER_ID }, { history: [], notes: [] }),
    answer('listExchanges', { exchanges: [EXCHANGE], total: 1 }),
  ],
};
const editor = () => within(screen.getByRole('dialog', { name: /^(Add|Edit) Product$/ }));
const upload = (label: string, file: File) => async (user: User) =>
  user.upload(editor().getByLabelText(label), file);
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const openEditor = async (user: User) => {
  await press('Edit')(user);
  await screen.findByRole('dialog', { name: 'Edit Product' });
  await waitFor(() => expect(editor().getByRole('textbox', { name: 'Description' })).toBeVisible());
  await user.type(editor().getByRole('textbox', { name: 'Description' }), ' Mới.');
};
/** Fills in all that a new product needs. */
const fillInProduct = async (user: User) => {
  await press('Add')(user);
  await screen.findByRole('dialog', { name: 'Add Product' });
  await waitFor(() => expect(editor().getByLabelText('Name')).toBeVisible());
  const entries = { Name: 'Bến', Price: '900000', Highlight: 'Nhẹ', Description: 'Mới.', Color: 'đen' };
  for (const [label, text] of Object.entries({ ...entries, 'Color hex': '#111111', Size: '42' }))
    await user.type(editor().getByLabelText(label), text);
  await user.type(editor().getByRole('textbox', { name: 'Quantity' }), '3{Enter}');
  for (const [label, option] of Object.entries({ Type: 'running', Brand: 'nike', Material: 'suede' }))
    await user.selectOptions(editor().getByLabelText(label), option);
  for (const label of ['Ad image', 'Navbar image', 'Detail images']) await upload(label, picture)(user);
};
const saveProduct = async (user: User) => {
  await waitFor(() => expect(editor().getByRole('button', { name: 'Save' })).toBeEnabled());
  await user.click(editor().getByRole('button', { name: 'Save' }));
};
const KEY = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/buoc.?secret=JBSWY3DPEHPK3PXP' };
const description = () => editor().getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value;

/** The dashboard's other parts, which fail by themselves. */
const mails = () => within(screen.getByRole('region', { name: 'Mails not sent' }));
const toDo = async () =>
  (await screen.findByText('What there is to do could not be loaded.')).closest<HTMLElement>('[role=alert]')!;
const FIGURES = [
  ...(['countProducts', 'countCustomers', 'countOrdersAndProfit'] as const),
  ...(['chartCustomers', 'chartOrders', 'listBestSellers', 'listLowStock'] as const),
];
const figures = FIGURES.map((name) => answer(name, refusal(400, {})));

const FORMS: Form[] = [
  {
    ...{ name: 'sign-in', at: '/sign-in', typed: value('Email or Phone Number') },
    fill: async (user) => {
      await type(user, 'Email or Phone Number', 'linh{Enter}');
      await type(user, 'Password', PASSWORD);
    },
    // A refused password is changed before it can be sent again.
    submit: async (user) => {
      if (screen.getByRole('button', { name: 'Sign In' }).hasAttribute('disabled'))
        await type(user, 'Password', '!');
      await press('Sign In')(user);
    },
  },
  {
    ...{ name: 'sign-up', at: '/sign-up', fill: fillInSignUp, submit: press('Sign Up') },
    typed: () => [value('Last Name')(), value('Email')(), value('Password')(), value('Year')()],
  },
  {
    ...{ name: 'forgotten password', at: '/forgot-password', typed: value('Email') },
    fill: (user) => type(user, 'Email', 'linh@shop.test'),
    submit: press('Send the link'),
  },
  {
    ...{ name: 'reset password', at: '/reset-password?token=t0ken', typed: value('New Password') },
    fill: async (user) => {
      await type(user, 'New Password', 'Giay#Moi2027');
      await type(user, 'Confirm Password', 'Giay#Moi2027');
    },
    submit: press('Save password'),
  },
  {
    ...{ name: 'confirm e-mail', at: '/confirm-email?token=t0ken', fill: () => button('Confirm') },
    ...{ submit: press('Confirm'), except: { 409: 'says that the address has an account' } },
  },
  {
    ...{ name: 'confirm wait', at: '/confirm-wait?token=t0ken', fill: () => button('Confirm') },
    submit: press('Confirm'),
  },
  {
    ...{ name: 'join the staff', at: '/join?token=t0ken', typed: value('First Name') },
    fill: async (user) => {
      await type(user, 'Last Name', 'Trần');
      await type(user, 'First Name', 'Lan');
      await type(user, 'Phone', '0901234568');
      await type(user, 'Password', PASSWORD);
      await type(user, 'Confirm Password', PASSWORD);
    },
    submit: press('Join the staff'),
  },
  {
    ...{ name: 'checkout: receiver', at: '/checkout', as: 'client', cart: makeCart([makeLine()]) },
    fill: async (user) => {
      await press('Edit information')(user);
      await type(user, 'Address', ', Phường Sài Gòn');
    },
    ...{ submit: press('Update'), typed: value('Address'), isKept: true },
  },
  {
    ...{ name: 'checkout: order', at: '/checkout', as: 'client', cart: makeCart([makeLine()]) },
    fill: async (user) => user.click(await screen.findByRole('radio', { name: 'COD' })),
    ...{ submit: press('Checkout'), isKept: true },
    typed: () => screen.getByRole<HTMLInputElement>('radio', { name: 'COD' }).checked,
  },
  {
    ...{ ...profile, name: 'profile', submit: press('Update'), typed: value('Address'), isKept: true },
    fill: async (user) => {
      await press('Edit')(user);
      await type(user, 'Address', ', Phường Sài Gòn');
    },
  },
  {
    ...{ ...profile, name: 'password', submit: press('Save password'), typed: value('New Password') },
    fill: async (user) => {
      await press('Change password')(user);
      await type(user, 'Current Password', PASSWORD);
      await type(user, 'New Password', 'Giay#Moi2027');
      await type(user, 'Confirm Password', 'Giay#Moi2027');
    },
  },
  setting('second factor on', 'Set up two-step sign-in', 'Continue'),
  {
    ...setting('second factor code', 'Set up two-step sign-in', ''),
    answers: [answer('setUpSecondFactor', { id: CUSTOMER_ID }, KEY)],
    fill: async (user) => {
      await press('Set up two-step sign-in')(user);
      await type(user, 'Current Password', PASSWORD);
      await press('Continue')(user);
      await type(user, 'Code', '123456');
    },
    ...{ submit: press('Turn on'), typed: value('Code') },
  },
  setting('second factor off', 'Turn off two-step sign-in', 'Turn off', { hasSecondFactor: true }),
  setting('recovery codes', 'New recovery codes', 'Make new codes', { hasSecondFactor: true }),
  setting('my data', 'Download my data', 'Download'),
  {
    ...setting('account deletion', 'Delete my account', ''),
    submit: async (user) => {
      if (!screen.queryByRole('dialog'))
        await user.type(screen.getByLabelText('Current Password'), '{Enter}');
      await inDialog('Delete')(user);
    },
  },
  {
    ...{
      ...profile,
      name: 'device',
      submit: press(/^Sign out Safari/),
      fill: () => button(/^Sign out Safari/),
    },
    answers: [
      answer('listSessions', {
        sessions: [makeSession(), makeSession({ _id: 's2', device: 'Safari on iPhone', isCurrent: false })],
        total: 2,
      }),
    ],
    except: { 404: 'is signed out already' },
  },
  {
    ...{ ...profile, name: 'confirmation mail', customer: { isEmailConfirmed: false } },
    ...{ fill: () => button(/link/i), submit: press(/link/i) },
  },
  {
    ...{ name: 'add to cart', at: shoe, as: 'client', cart: makeCart([]), submit: press('Add to cart') },
    fill: async (user) => {
      await user.click(await screen.findByRole('radio', { name: /^42/ }));
    },
    typed: () => screen.getByRole<HTMLInputElement>('radio', { name: /^42/ }).checked,
  },
  {
    ...{ name: 'favourite', at: shoe, as: 'client', cart: makeCart([]), submit: press('Favourite') },
    // The account's list is known once its answer has come.
    fill: async () => {
      await button('Favourite');
      await joinFavourites();
    },
    typed: () => screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed'),
  },
  {
    ...{ name: 'favourite taken away', at: '/favourites', as: 'client', submit: press('Favourite: Phố Cổ') },
    answers: [answer('listFavourites', { productIds: [ID] })],
    ...{ fill: () => button('Favourite: Phố Cổ'), except: { 404: 'is taken away already' } },
    typed: () => screen.getByRole('button', { name: 'Favourite: Phố Cổ' }).getAttribute('aria-pressed'),
  },
  {
    ...{ name: 'question to the chat', at: '/about', says: new RegExp(`${CHAT.failure}|Refused with 429`) },
    fill: press('Open chat'),
    submit: async (user) => {
      // A failed question stands in the conversation, and is sent again from there.
      const again = screen.queryByRole('button', { name: 'Send again' });
      if (again) await user.click(again);
      else await user.type(screen.getByRole('textbox', { name: 'Message' }), 'còn size 42?{Enter}');
    },
  },
  {
    ...{ ...drawer, name: 'quantity up', fill: () => button('Increase quantity') },
    submit: press('Increase quantity'),
  },
  {
    ...{ ...drawer, name: 'quantity down', fill: () => button('Decrease quantity') },
    submit: press('Decrease quantity'),
  },
  {
    ...{ name: 'wait of a visitor', at: shoe, submit: press('Tell me when it is back') },
    fill: async (user) => {
      await press('Size sold out? Tell me when it is back')(user);
      await type(user, 'Email', 'an@example.com');
    },
    typed: value('Email'),
  },
  {
    ...{ name: 'wait of a customer', at: shoe, as: 'client', submit: press('Tell me when it is back') },
    answers: [answer('listSizeWaits', { waits: [] })],
    fill: press('Size sold out? Tell me when it is back'),
  },
  {
    ...{ ...own([], [], 'pending'), name: 'order cancellation', fill: () => button('Cancel order') },
    submit: asked('Cancel order', 'Cancel order'),
  },
  {
    ...{ ...own([], []), name: 'order again', cart: makeCart([]), fill: () => button('Order again') },
    ...{ submit: press('Order again'), except: { 404: 'names what is gone', 409: 'names what is gone' } },
  },
  {
    ...{ ...own([], [PAIR]), name: 'exchange', submit: inDialog('Request exchange') },
    fill: async (user) => {
      await press('Exchange size')(user);
      const dialog = await screen.findByRole('dialog', { name: 'Exchange size' });
      await user.click(await within(dialog).findByRole('radio', { name: '42' }));
    },
    typed: () => screen.getByRole<HTMLInputElement>('radio', { name: '42' }).checked,
  },
  {
    ...{ ...own([EXCHANGE], []), name: 'exchange withdrawal', fill: () => button('Withdraw') },
    submit: asked('Withdraw', 'Withdraw'),
  },
  {
    ...{ ...ownReturns([], [{ ...PAIR, price: 2_390_000, quantity: 1 }]), name: 'return' },
    submit: inDialog('Request return'),
    fill: async (user) => {
      await press('Return for money')(user);
      const dialog = await screen.findByRole('dialog', { name: 'Return for money' });
      await user.selectOptions(within(dialog).getByLabelText('Reason'), 'faulty');
    },
    typed: value('Reason'),
  },
  {
    ...{ ...ownReturns([RETURN], []), name: 'return withdrawal', fill: () => button('Withdraw') },
    submit: asked('Withdraw', 'Withdraw'),
  },
  {
    ...{ ...stock, name: 'product edit', fill: openEditor, typed: description },
    ...{ submit: saveProduct, isKept: true, except: { 404: 'says that the product was deleted' } },
  },
  {
    ...{ ...stock, name: 'stock of sizes', submit: inDialog('Save') },
    answers: [
      answer('listStockMovements', { id: ID }, { movements: [], total: 0 }),
      answer('listProductAuditEvents', { id: ID }, { events: [], total: 0 }),
    ],
    fill: async (user) => {
      await press(/stock movements/)(user);
      await press('One pair more: black, size 42')(user);
    },
    typed: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Pairs of black, size 42' }).value,
  },
  {
    ...{ ...stock, name: 'new product', fill: fillInProduct, typed: description, isKept: true },
    answers: [
      answer('uploadSingle', { path: '/uploads/1-960.webp' }),
      answer('uploadArray', { paths: ['/uploads/2-960.webp'] }),
    ],
    submit: saveProduct,
  },
  {
    ...{ ...stock, name: 'detail pictures', fill: openEditor, typed: description },
    submit: upload('Detail images', picture),
  },
  {
    ...{ ...stock, name: 'picture', fill: openEditor, typed: description },
    submit: upload('Ad image', picture),
  },
  {
    ...{ ...stock, name: '3D model', fill: openEditor, typed: description },
    submit: upload('3D model', new File(['x'], 'a.glb', { type: 'model/gltf-binary' })),
  },
  {
    ...{
      ...stock,
      name: 'product deletion',
      fill: () => button('Delete'),
      submit: asked('Delete', 'Delete'),
    },
    except: { 404: 'is deleted already' },
  },
  {
    ...{ ...stock, name: 'export', fill: () => button('Export CSV'), submit: press('Export CSV') },
    isCall: ({ url }) => /export|refresh-token/.test(url),
  },
  {
    ...{ ...stock, name: 'restored product', submit: press(/^Restore: /) },
    answers: [
      answer('listDeletedProducts', {
        products: [
          {
            ...{ _id: ID, name: 'Giày Chạy Bộ', brand: 'nike', image: '/media/shoes/1-960.webp' },
            deletedAt: '2026-11-20T03:15:00.000Z',
          },
        ],
        total: 1,
      }),
    ],
    fill: async (user) => {
      await press('Deleted products')(user);
      await button(/^Restore: /);
    },
  },
  {
    ...{ ...stock, name: 'Undo of a deletion', submit: press('Undo') },
    answers: [answer('deleteProduct')],
    fill: asked('Delete', 'Delete'),
  },
  {
    ...{ at: '/admin', as: 'manager', name: 'unsent mails' },
    answers: [answer('listFailingMails', { mails: [MAIL], total: 1 }), ...figures],
    fill: () => screen.findByText('1 mail could not be sent.'),
    submit: (user) => user.click(mails().getByRole('button', { name: 'Try again' })),
  },
  {
    ...{ at: '/admin', as: 'manager', name: 'what there is to do' },
    isCall: ({ url }) => /to-do|refresh-token/.test(url),
    hasFailed: true,
    fill: toDo,
    submit: async (user) => user.click(within(await toDo()).getByRole('button', { name: 'Try again' })),
  },
  {
    ...{ ...orders, at: `/admin?section=order&detail=${ORDER_ID}`, name: 'note' },
    fill: async (user) => {
      await press('Write a note')(user);
      await type(user, 'Note', 'Call first');
    },
    submit: press('Save'),
    typed: value('Note'),
  },
  {
    ...{ ...people, name: 'role', fill: () => button('client') },
    submit: async (user) => {
      if (!screen.queryByRole('button', { name: 'Save' })) await press('client')(user);
      await press('Save')(user);
    },
  },
  {
    ...{ ...people, name: 'customer deletion', fill: () => button('Delete') },
    ...{ submit: asked('Delete', 'Delete'), except: { 404: 'is deleted already' } },
  },
  {
    ...{ ...staff, name: 'invitation', submit: press('Invite'), typed: value('Email') },
    fill: async (user) => {
      await press('Staff')(user);
      await type(user, 'Email', 'thu@shop.test');
    },
  },
  {
    ...{ ...staff, name: 'withdrawn invitation', fill: press('Staff'), submit: press(/^Withdraw/) },
    except: { 404: 'is withdrawn already' },
  },
  {
    ...{ ...staff, name: 'end of access', except: { 404: 'has ended already' } },
    fill: async (user) => {
      await press('Staff')(user);
      await press(/^End access:/)(user);
    },
    submit: async (user) =>
      user.click(
        within(await screen.findByRole('dialog', { name: 'End this person’s access?' })).getByRole('button', {
          name: 'End access',
        }),
      ),
  },
  {
    ...{ ...people, at: `/admin?section=customer&detail=${other._id}`, name: 'second factor reset' },
    answers: [
      ...people.answers,
      answer('listOrders', { orders: [], total: 0 }),
      answer('getCustomer', { id: other._id }, other),
    ],
    fill: async (user) => {
      await press('Turn off two-step sign-in')(user);
      await type(user, 'Current Password', PASSWORD);
    },
    ...{ submit: press('Turn off'), typed: value('Current Password') },
  },
  {
    ...{ ...orders, name: 'order status', fill: () => button('pending') },
    submit: async (user) => {
      if (!screen.queryByRole('button', { name: 'Save' })) await press('pending')(user);
      await press('Save')(user);
    },
  },
  {
    // The reasons stand beside the orders; what is announced is how many were not changed.
    ...{ ...orders, name: 'status of selected orders', says: /^One order was not changed\. Changed: 0\.$/ },
    fill: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: /^Select order/ }));
      await user.click(
        within(screen.getByRole('region', { name: 'Selected orders' })).getByRole('button', {
          name: 'delivering',
        }),
      );
      await screen.findByRole('dialog', { name: 'Set the status of these orders?' });
    },
    submit: inDialog('Set to delivering'),
    typed: () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select order/, hidden: true }).checked,
  },
  {
    ...{ ...orders, name: 'order deletion', fill: () => button('Delete') },
    ...{ submit: asked('Delete', 'Delete'), except: { 404: 'is deleted already' } },
  },
  { ...orders, name: 'exchange by staff', fill: () => button('Approve'), submit: press('Approve') },
  {
    ...{ ...orders, name: 'return by staff', fill: () => button('Approve'), submit: press('Approve') },
    answers: [
      answer('listExchanges', { exchanges: [], total: 0 }),
      answer('listReturns', { returns: [RETURN], total: 1 }),
      ...orders.answers,
    ],
  },
];

const shop = startTestShop();

beforeAll(() => {
  let pictures = 0;
  URL.createObjectURL = () => `blob:picture-${++pictures}`;
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  openChatLog();
});

/** Whether people who do not see the text hear it: it is announced, or describes a control. */
function isAnnounced(text: Element): boolean {
  if (text.closest('[role=alert],[role=status],[role=log],[aria-live]')) return true;
  return [...document.querySelectorAll('[aria-describedby],[aria-errormessage]')].some((control) =>
    `${control.getAttribute('aria-describedby')} ${control.getAttribute('aria-errormessage')}`
      .split(' ')
      .some((id) => document.getElementById(id)?.contains(text)),
  );
}

/** Answers after a moment, in which the page has drawn what it expects. */
const lately = async ({ respond }: Failure) => (await delay(20), respond());

const isWrite = ({ method }: Request) => method !== 'GET';

function open({ as, at, cart, customer = {}, answers = [], isCall = isWrite, hasFailed }: Form) {
  const now: { failure: Failure | null } = { failure: hasFailed ? refused(400) : null };
  if (as === 'client') shop.signIn(cart ?? null, customer);
  if (as === 'manager') {
    startSession({ token: makeToken('manager'), refreshToken: 'r' });
    shop.use(answer('getCustomer', makeCustomer({ role: 'manager' })));
  }
  shop.use(
    ...answers,
    answer('checkResetLink'),
    answer('checkInvitation', { email: 'lan@shop.test', hasAccount: false }),
    answerEvery(({ request }) => (now.failure && isCall(request) ? lately(now.failure) : undefined)),
  );
  return { ...renderApp(at), now };
}

/** What is wrong after this failure; '' when nothing is. */
async function findProblem(form: Form, failure: Failure, user: User): Promise<string> {
  const before = form.typed?.();
  await form.submit(user);
  const [sentence] = await screen.findAllByText(form.says ?? failure.sentence, {}, { timeout: 3_000 });
  if (!isAnnounced(sentence!)) return 'is not announced';
  const after = form.typed?.();
  return JSON.stringify(before) === JSON.stringify(after) ? '' : `lost ${JSON.stringify(before)}`;
}

async function signInAgain(user: User, role: string) {
  shop.use(answer('login', { token: makeToken(role), refreshToken: 'r2' }));
  await type(user, 'Email or Phone Number', 'someone{Enter}');
  await type(user, 'Password', `${PASSWORD}{Enter}`);
}

/** Nothing is logged but that a call failed. */
const expectFailedCallsAlone = () =>
  expect(loggedErrors().filter((line) => !line.includes(' ApiError: '))).toEqual([]);

test.each(FORMS)('$name: a failure is said, keeps what was typed, and can be tried again', async (form) => {
  const { user, now, address } = open(form);
  await form.fill(user);
  const wrong: string[] = [];
  for (const failure of FAILURES) {
    if (form.except?.[failure.status]) continue;
    now.failure = failure;
    const late = failure.name === 'time-out' ? 300 : 60_000;
    Object.assign(TIMINGS, { requestTimeout: late, exportTimeout: late });
    const problem = await findProblem(form, failure, user).catch((error: Error) =>
      error.message.slice(0, 300),
    );
    if (problem) wrong.push(`${failure.name}: ${problem}`);
  }
  Object.assign(TIMINGS, { requestTimeout: 60_000 });
  expect(wrong).toEqual([]);

  now.failure = refused(401);
  const before = form.typed?.();
  await form.submit(user);
  if (!form.as) {
    expect(await screen.findByText(form.says ?? now.failure.sentence)).toBeVisible();
    expectFailedCallsAlone();
    return;
  }
  expect(await screen.findByText('Your sign-in has ended. Sign in again to go on.')).toBeVisible();
  expect(currentUser()).toBeNull();
  now.failure = null;
  await signInAgain(user, form.as);
  await waitFor(() => expect(address()).toBe(form.at));
  if (form.isKept) await waitFor(() => expect(form.typed?.()).toEqual(before));
  expectFailedCallsAlone();
});
