import type { Meta, StoryObj } from '@storybook/react-vite';
import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Frame } from '../../src/mail/content';
import { CODE_CID, htmlOf } from '../../src/mail/content-html';
import { only, type Message, type Owner } from '../../src/mail/message';
import { letterOf, type AccountLetter } from '../../src/modules/auth/message-texts';
import { backMessage, confirmWaitMessage } from '../../src/modules/products/back-in-stock/size-wait-messages';
import {
  orderMessage,
  type OrderEvent,
  type ToldOrder,
  type ToldTransfer,
} from '../../src/modules/orders/order-message';
import { i18n } from '../../web/src/lib/i18n';
import { courtNova, longName } from '../../web/src/testing/story-data';

interface MailProps {
  /** Writes the message as the server does. */
  write: (reader: Owner) => Message;
}

/** A mail as a mail program shows it: the HTML that the server sends, in a frame of its own. */
function Mail({ write }: MailProps) {
  const [{ content, subject }] = useState(() => write(readerOf(i18n.locale)));
  const [html, setHtml] = useState('');
  useEffect(() => void draw(content).then(setHtml), [content]);
  return (
    <iframe
      title={subject}
      srcDoc={html}
      style={{ width: '100%', height: '100vh', border: 0, display: 'block' }}
    />
  );
}

/** Draws the HTML; the picture of its code, which is a part of a mail, is put into it. */
async function draw(content: Message['content']): Promise<string> {
  const html = await htmlOf(content, frameIn(content.language));
  const code = content.blocks.find((block) => block.kind === 'code')?.code;
  return code ? html.replace(`cid:${CODE_CID}`, await toDataURL(code, { margin: 4, width: 400 })) : html;
}

const SHOP = location.origin;
const frameIn = (language: Owner['language']): Frame => ({
  shopName: 'Bước Sneaker Store',
  seller: [
    `Công ty TNHH Bước Mẫu (không có thật) · ${only('MST / Tax code', language)} 0000000000`,
    '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh',
    '028 3822 0106 · xinchao@buoc.test',
  ],
});

/** The one who reads; every marked sentence is for those whose language nobody knows: they get both. */
const readerOf = (locale: string): Owner => ({
  ...{ email: 'minh.anh@example.com', name: 'Minh Anh', isConfirmed: true },
  language: locale === 'vi' || locale === 'en' ? locale : null,
});

const TRANSFER: ToldTransfer = {
  bankName: 'VietinBank',
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
  placedAt: '2026-11-02T02:05:00.000Z',
  payBy: '2026-11-03T02:05:00.000Z',
  total: 8_340_000,
  vatPercent: 8,
  expectedFrom: '2026-11-04',
  expectedTo: '2026-11-05',
  ...{ paidAmount: 0, refundedAmount: 0 },
  items: [
    {
      ...{ name: courtNova.name, image: courtNova.adImage, color: 'đỏ cam', size: '42.5' },
      ...{ price: '2600000', quantity: 2 },
    },
    {
      ...{ name: longName.name, image: longName.adImage, color: 'xám tro', size: '41' },
      ...{ price: 3_140_000, quantity: 1 },
    },
  ],
};

const about = (event: OrderEvent, transfer?: ToldTransfer, known: Partial<Owner> = {}): Story => {
  const order: ToldOrder = transfer ? { ...ORDER, payment: 'QR' } : ORDER;
  const circumstances = {
    ...{ link: `${SHOP}/profile`, publicUrl: SHOP, timeZone: 'Asia/Ho_Chi_Minh', transfer },
    amount: event === 'refunded' ? ORDER.total : undefined,
  };
  return { args: { write: (reader) => orderMessage({ ...reader, ...known }, event, order, circumstances) } };
};
const letter = (kind: AccountLetter, page: string, facts?: { vi: string; en: string }): Story => ({
  args: { write: (reader) => letterOf(kind, reader, SHOP + page, facts) },
});

const meta = {
  title: 'Checkout/Mails',
  component: Mail,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: async ({ args: { write } }) => {
    const { subject, content } = write(readerOf('en'));
    const frame = await screen.findByTitle<HTMLIFrameElement>(subject);
    const mail = (): Document | null => frame.contentDocument;
    await waitFor(() => expect(mail()?.querySelector('h1')?.textContent).toBe(`${content.title}.`));
    await expect(mail()?.querySelectorAll('a')).toHaveLength(1);
    await expect(mail()?.querySelector('img[src^="cid:"]')).toBeNull();
  },
} satisfies Meta<typeof Mail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order was placed and is paid at the door. */
export const Placed: Story = about('placed');
/** A QR order that is to be paid: the transfer in words, and its code. */
export const PlacedToTransfer: Story = about('placed', TRANSFER);
/** Nobody knows yet whose the address is: nothing that the account's owner has written. */
export const PlacedUnconfirmed: Story = about('placed', TRANSFER, { isConfirmed: false, name: null });
export const Completed: Story = about('completed');
const PAIR = { name: longName.name, image: longName.adImage, color: 'xám tro', size: '42' };
/** A visitor's link, before they wait for a size. */
export const ConfirmWait: Story = {
  args: { write: (reader) => confirmWaitMessage(reader, PAIR, `${SHOP}/confirm-wait?token=t0ken`, SHOP) },
};
/** A size that was sold out is back. */
export const BackInStock: Story = {
  args: { write: (reader) => backMessage(reader, PAIR, `${SHOP}/product/${longName.slug}`, SHOP) },
};
/** The link to a new password. */
export const ResetPassword: Story = letter('reset-password', `/reset-password?token=${'a'.repeat(43)}`);
/** The link of a sign-up. */
export const SignUp: Story = letter('sign-up', `/confirm-email?token=${'a'.repeat(43)}`);
/** A sign-in on a device that the account does not know. */
export const SignedIn: Story = letter('signed-in', '/forgot-password', {
  vi: '28/11/2026 14:05 · Chrome trên Windows',
  en: '28/11/2026 14:05 · Chrome on Windows',
});
/** The shop canceled it, since no money came. */
export const Expired: Story = about('expired');
/** Money was sent back. */
export const Refunded: Story = about('refunded');
