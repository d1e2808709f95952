import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { htmlOf } from '../../src/mail/letter-html';
import type { Message, Owner } from '../../src/mail/message';
import { letterOf } from '../../src/modules/auth/message-texts';
import { backMessage, confirmWaitMessage } from '../../src/modules/products/back-in-stock/size-wait-messages';
import {
  orderMessage,
  type OrderEvent,
  type ToldOrder,
  type ToldTransfer,
} from '../../src/modules/orders/order-message';
import { drawQr } from '../../web/src/lib/qr-picture';

interface MailProps {
  /** The message that the server writes to its outbox. */
  message: Message;
}

/** A mail as a mail program shows it: the HTML that the server makes, in a frame of its own. */
function Mail({ message }: MailProps) {
  const [html, setHtml] = useState('');
  useEffect(() => void htmlOf(message, drawQr).then(setHtml), [message]);
  return (
    <iframe
      title={message.subject}
      srcDoc={html}
      style={{ width: '100%', height: '100vh', border: 0, display: 'block' }}
    />
  );
}

const TO = 'minh.anh@example.com';
const OWNER: Owner = { email: TO, language: null, isConfirmed: true };
const SHOP = 'https://buoc.example';
const TRANSFER = {
  bin: '970415',
  account: '113366668888',
  accountName: 'CONG TY BUOC',
  amount: 8_340_000,
  memo: 'DH0198c1e2f3a4',
  payload:
    '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA5303704540783400005802VN62180814DH0198c1e2f3a463040EAE',
};

const ORDER: ToldOrder = {
  _id: '0198c1e2f3a4b5c6d7e8f9a0',
  name: 'Trần Thị Minh Anh',
  phone: '0901234567',
  address: '12 Nguyễn Huệ, phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
  payment: 'COD',
  total: 8_340_000,
  ...{ paidAmount: 0, refundedAmount: 0 },
  items: [
    { name: 'Nike Air Force 1 Low', color: 'trắng', size: '42.5', price: '2600000', quantity: 2 },
    {
      name: 'New Balance 550 Giày thể thao cổ thấp',
      color: 'xanh lá',
      size: '41',
      price: 3_140_000,
      quantity: 1,
    },
  ],
};

const about = (event: OrderEvent, transfer?: ToldTransfer, owner = OWNER): Story => {
  const order: ToldOrder = transfer ? { ...ORDER, payment: 'QR' } : ORDER;
  return { args: { message: orderMessage(owner, event, order, { link: `${SHOP}/profile`, transfer }) } };
};

const meta = {
  title: 'Checkout/Mails',
  component: Mail,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: async ({ args: { message } }) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>(message.subject);
    const title = message.subject.split(' / ')[0];
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.textContent).toBe(`${title}.`));
  },
} satisfies Meta<typeof Mail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order was placed and is paid at the door. */
export const Placed: Story = about('placed');
/** A QR order that is to be paid: the transfer in words, and its code. */
export const PlacedToTransfer: Story = about('placed', TRANSFER);
/** Nobody knows yet whose the address is: nothing that the account's owner has written. */
export const PlacedUnconfirmed: Story = about('placed', TRANSFER, { ...OWNER, isConfirmed: false });
/** Staff put the order back. */
export const Pending: Story = about('pending');
export const Delivering: Story = about('delivering');
export const Completed: Story = about('completed');
export const Canceled: Story = about('canceled');
const SIZE = { name: 'Phố Đêm 24', color: 'đen', size: '42' };
/** A visitor's link, before they wait for a size. */
export const ConfirmWait: Story = {
  args: { message: confirmWaitMessage(TO, SIZE, `${SHOP}/confirm-wait?token=t0ken`, null) },
};
/** A size that was sold out is back. */
export const BackInStock: Story = {
  args: { message: backMessage(TO, SIZE, `${SHOP}/product/pho-dem-24`, null) },
};
/** The link to a new password. */
export const ResetPassword: Story = {
  args: { message: letterOf('reset-password', TO, `${SHOP}/reset-password?token=${'a'.repeat(43)}`, null) },
};
/** The link of a sign-up. */
export const SignUp: Story = {
  args: { message: letterOf('sign-up', TO, `${SHOP}/confirm-email?token=${'a'.repeat(43)}`, null) },
};
/** A sign-in on a device that the account does not know. */
export const SignedIn: Story = {
  args: {
    message: letterOf('signed-in', TO, `${SHOP}/forgot-password`, null, {
      vi: '14:05, 28/11/26 · Chrome trên Windows',
      en: '28/11/2026, 14:05 · Chrome on Windows',
    }),
  },
};
/** The link that confirms a new address. */
export const ConfirmEmail: Story = {
  args: { message: letterOf('confirm-email', TO, `${SHOP}/confirm-email?token=${'a'.repeat(43)}`, null) },
};
/** A change of the account that its owner is told of. */
export const PasswordChanged: Story = {
  args: { message: letterOf('password', TO, `${SHOP}/forgot-password`, null) },
};
/** The money for it came. */
export const Paid: Story = about('paid');
/** The shop canceled it, since no money came. */
export const Expired: Story = about('expired');
/** Money was sent back. */
export const Refunded: Story = about('refunded');
