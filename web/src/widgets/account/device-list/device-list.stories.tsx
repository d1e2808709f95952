import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Device, DeviceList } from './device-list';

const here: Device = {
  _id: 's1',
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-02T03:10:00.000Z',
  lastUsedAt: '2026-11-22T09:05:00.000Z',
  isCurrent: true,
};
const phone: Device = {
  ...here,
  _id: 's2',
  device: 'Safari on iPhone',
  address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  lastUsedAt: '2026-11-21T14:30:00.000Z',
  isCurrent: false,
};
const old: Device = {
  ...phone,
  _id: 's3',
  device: 'Unknown device',
  address: null,
  lastUsedAt: '2026-10-30T01:00:00.000Z',
};

const twenty = Array.from({ length: 20 }, (_, index) =>
  index === 0
    ? here
    : {
        ...[phone, old][index % 2]!,
        _id: `many${index}`,
        lastUsedAt: new Date(Date.UTC(2026, 10, 21 - index, 8)).toISOString(),
      },
);

const meta = {
  title: 'Account/Device list',
  component: DeviceList,
  args: { devices: [here, phone, old], onRetry: fn(), onEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { devices: undefined } };
export const OnlyThisOne: Story = { args: { devices: [here] } };
/** The largest number of sign-ins (rule A7). */
export const Twenty: Story = { args: { devices: twenty } };
export const Failed: Story = {
  args: {
    devices: undefined,
    failure: 'The shop cannot be reached. Check your connection and try again.',
  },
};
export const Ending: Story = { args: { ending: phone._id } };
export const Ended: Story = { args: { devices: [here, old], message: 'Safari on iPhone is signed out.' } };
export const NotEnded: Story = {
  args: { endFailure: 'The shop cannot be reached. Check your connection and try again.' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
