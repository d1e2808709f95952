import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RequestList } from './request-list';

const request = {
  id: '1',
  orderId: '6742e8a1c3f00b7d5e91a2c4',
  pairs: ['Hẻm Nhỏ, Black, size 42'],
  words: ['Requested.'],
  actions: [
    { label: 'Approve', isNext: true, act: fn() },
    { label: 'Refuse', act: fn() },
  ],
};

const meta = {
  title: 'Account/Request list',
  component: RequestList,
  args: { title: 'Return for money', requests: [request] },
} satisfies Meta<typeof RequestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItsOrder: Story = {
  args: { requests: [{ ...request, receiver: 'Trần Minh Anh · 0901234567' }], onOpen: fn() },
};
export const Failed: Story = { args: { failure: 'This return is expired: nothing is left to do.' } };
export const Busy: Story = { args: { isBusy: true } };
export const OnAPhone: Story = { ...WithItsOrder, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
