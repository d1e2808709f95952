import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cartLine, longLine } from '../../../testing/story-data';
import { Button } from '../../../ui';
import { OrderActions } from './order-actions';

const meta = {
  title: 'Account/Order actions',
  component: OrderActions,
  args: {
    status: 'completed',
    again: 'idle',
    onAgain: fn(),
    missing: [],
    cartHref: '?active=cart',
    failure: '',
  },
  argTypes: { extra: { control: false } },
} satisfies Meta<typeof OrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { status: 'pending', onCancel: fn() } };
export const WithAnotherButton: Story = {
  args: {
    extra: (
      <Button variant="outline" size="tool">
        Exchange size
      </Button>
    ),
  },
};
export const TooLateToExchange: Story = {
  args: { note: 'The 30 days for changing the size are over.' },
};
export const Delivering: Story = { args: { status: 'delivering' } };
export const Canceled: Story = { args: { status: 'canceled' } };
export const OrderingAgain: Story = { args: { again: 'loading' } };
export const NotEverythingLeft: Story = {
  args: {
    missing: [
      { ...cartLine, wanted: 1, put: 0 },
      { ...longLine, wanted: 2, put: 1 },
    ],
  },
};
export const Failed: Story = { args: { failure: 'The shop cannot be reached.' } };
export const OnAPhone: Story = {
  args: { ...NotEverythingLeft.args, status: 'pending', onCancel: fn() },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { args: NotEverythingLeft.args, globals: { mode: 'dark' } };
