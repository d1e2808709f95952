import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditTrail, type AuditEntry } from './audit-trail';

const event: AuditEntry = {
  _id: '1',
  action: 'account-role-changed',
  actor: { name: 'Trần Quản Lý' },
  address: '113.161.72.10',
  at: '2026-11-20T03:10:00.000Z',
  details: { from: 'client', to: 'admin' },
};

const meta = {
  title: 'Back-office/Audit trail',
  component: AuditTrail,
  args: {
    events: [
      { ...event, _id: '4', action: 'account-sign-in-blocked', actor: null, details: { times: '12' } },
      {
        ...event,
        _id: '3',
        action: 'account-sign-in-failed',
        actor: null,
        address: '2001:db8::8a2e:370:7334',
        details: {},
      },
      {
        ...event,
        _id: '2',
        action: 'account-password-reset',
        actor: { name: 'Nguyễn Bảo Linh' },
        details: {},
      },
      event,
    ],
    page: 1,
    pages: 1,
    onPage: () => undefined,
  },
} satisfies Meta<typeof AuditTrail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paged: Story = { args: { pages: 7, page: 2 } };
/** Events of a product; fields are named as in its form. */
export const Product: Story = {
  args: {
    events: [
      {
        ...event,
        _id: '8',
        action: 'product-stock-corrected',
        details: { quantity: '1', color: 'đen', size: '42' },
      },
      { ...event, _id: '7', action: 'product-edited', details: { fields: 'name, highLight, colors' } },
      {
        ...event,
        _id: '6',
        action: 'product-edited',
        details: { fields: 'price, desc', priceFrom: '2490000', priceTo: '2590000' },
      },
      {
        ...event,
        _id: '5',
        action: 'product-created',
        details: { name: 'Hẻm Nhỏ', price: '2490000' },
      },
    ],
  },
};
export const Empty: Story = { args: { events: [] } };
/** Long names and values wrap. */
export const LongWords: Story = {
  args: {
    events: [
      {
        ...event,
        action: 'account-email-asked',
        actor: { name: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phước Bảo Linh' },
        details: {
          from: 'mot-dia-chi-thu-dien-tu-rat-dai-cua-khach-hang@vi-du.shop.test',
          to: 'mot-dia-chi-khac-con-dai-hon-nua-cua-chinh-khach-hang-do@vi-du.shop.test',
        },
      },
    ],
  },
};
export const OnAPhone: Story = { ...Product, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
