import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StaffInvitationDto, StaffMemberDto } from '../../../api/generated/model';
import { StaffList } from './staff-list';

const manager: StaffMemberDto = {
  ...{ _id: 'm1', lastName: 'Nguyễn', firstName: 'Hải', email: 'hai@shop.test', role: 'manager' },
  ...{ signedInAt: '2026-11-20T03:15:00.000Z', hasSecondFactor: true },
};
const lan: StaffMemberDto = {
  ...{ _id: 'a1', lastName: 'Trần', firstName: 'Lan', email: 'lan@shop.test', role: 'admin' },
  ...{ signedInAt: '2026-11-19T08:40:00.000Z', hasSecondFactor: false },
};
const minh: StaffMemberDto = {
  ...lan,
  ...{ _id: 'a2', firstName: 'Minh', email: 'minh.tran.cua-hang-quan-mot@shop.test', signedInAt: null },
};
const invitation: StaffInvitationDto = {
  ...{ _id: 'i1', email: 'thu@shop.test', role: 'admin' },
  ...{ createdAt: '2026-11-18T02:00:00.000Z', expiresAt: '2026-11-25T02:00:00.000Z' },
};

const meta = {
  title: 'Back-office/Staff list',
  component: StaffList,
  args: {
    ...{ staff: [manager, lan, minh], invitations: [invitation] },
    ...{ onEnd: fn(), onWithdraw: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 592 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StaffList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTheManager: Story = { args: { staff: [manager], invitations: [] } };
export const Withdrawing: Story = { args: { withdrawing: invitation._id } };
export const NotWithdrawn: Story = {
  args: { failure: 'The shop cannot be reached. Check your connection and try again.' },
};
export const Ended: Story = { args: { staff: [manager], message: 'Trần Lan no longer has access.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
