import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../../ui';
import { SizeWait, SizeWaitForm } from './size-wait';

const meta = {
  title: 'Product/Size wait form',
  component: SizeWaitForm,
  subcomponents: { SizeWait },
  render: (form) => (
    <SizeWait open onOpen={fn()}>
      <SizeWaitForm {...form} />
    </SizeWait>
  ),
  args: {
    sizes: ['41', '42.5', '44'],
    size: null,
    onSize: fn(),
    note: 'One mail to minh.anh@example.com, and no pair is set aside.',
    status: 'idle',
    failure: '',
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onStop: fn(),
  },
} satisfies Meta<typeof SizeWaitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitor = {
  contact: <TextField label="Email" type="email" name="email" />,
  note: 'We send you a link to confirm your address, then one mail when the size is back.',
};

export const Closed: Story = {
  render: () => (
    <SizeWait open={false} onOpen={fn()}>
      {null}
    </SizeWait>
  ),
};
export const Default: Story = { args: { size: '42.5' } };
export const NothingChosen: Story = {};
export const Waiting: Story = { args: { sizes: ['41'], waits: [{ _id: 'w', size: '42.5' }] } };
export const WaitingForAll: Story = { args: { sizes: [], waits: [{ _id: 'w', size: '42.5' }] } };
export const Visitor: Story = { args: { ...visitor, size: '44' } };
export const InvalidEmail: Story = {
  args: {
    ...visitor,
    size: '44',
    contact: <TextField label="Email" type="email" name="email" error="Enter valid Email." />,
  },
};
export const Sending: Story = { args: { size: '44', status: 'loading' } };
export const LinkSent: Story = {
  args: { ...visitor, size: '44', note: 'Check your mail: follow the link to confirm an@example.com.' },
};
export const Failed: Story = {
  args: { size: '44', failure: 'Pairs of this size are left: put one in your cart.' },
};
export const OnAPhone: Story = { ...Visitor, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Waiting, globals: { mode: 'dark' } };
