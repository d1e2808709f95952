import type { Meta, StoryObj } from '@storybook/react-vite';
import { parcel } from '../../../testing/story-data';
import { Button } from '../../../ui';
import { ParcelList } from './parcel-list';

const GHTK = { en: 'GHTK (Giao Hàng Tiết Kiệm)', vi: 'GHTK (Giao Hàng Tiết Kiệm)' };

const meta = {
  title: 'Account/Parcel list',
  component: ParcelList,
  args: { shipments: [parcel] },
} satisfies Meta<typeof ParcelList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByTheShopItself: Story = {
  args: {
    shipments: [
      {
        ...parcel,
        ...{
          carrier: 'self',
          carrierName: { en: 'Our own courier', vi: 'Shop tự giao' },
          trackingNumber: null,
          trackingUrl: null,
          state: 'created',
        },
        events: parcel.events.slice(0, 1),
      },
    ],
  },
};
export const Expected: Story = {
  args: { shipments: [{ ...parcel, expectedAt: '2026-11-24T10:00:00.000Z' }] },
};
export const NeedsAPerson: Story = { args: { shipments: [{ ...parcel, state: 'needs-person' }] } };
export const Several: Story = {
  args: {
    shipments: [
      { ...parcel, state: 'returned', isOver: true },
      {
        ...parcel,
        _id: '2',
        carrier: 'ghtk',
        carrierName: GHTK,
        trackingNumber: 'S1.A1.17373471',
        trackingUrl: null,
      },
    ],
  },
};
export const ForStaff: Story = {
  args: {
    noteOf: () => 'Carrier’s fee: 27.000đ',
    actionsOf: () => (
      <Button variant="outline" size="tool">
        Record a step
      </Button>
    ),
  },
};
export const OnAPhone: Story = { args: Several.args, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: Several.args, globals: { mode: 'dark' } };
