import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, StatusButton, TextField } from '../../../ui';
import { customer } from '../../../testing/story-data';
import { CustomerDetails } from './customer-details';

const meta = {
  title: 'Account/Customer details',
  component: CustomerDetails,
  args: {
    customer,
    actions: (
      <>
        <Button variant="outline" size="sm">
          Edit
        </Button>
        <Button variant="outline" size="sm">
          Log Out
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CustomerDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const Staff: Story = {
  tags: ['promised'],
  args: {
    actions: (
      <>
        <ButtonLink href="/admin" size="sm">
          Admin
        </ButtonLink>
        <Button variant="outline" size="sm">
          Edit
        </Button>
        <Button variant="outline" size="sm">
          Log Out
        </Button>
      </>
    ),
  },
};
export const WithMore: Story = {
  args: {
    extra: (
      <Button variant="outline" size="sm">
        Change password
      </Button>
    ),
  },
};
/** The new address waits until its link is followed (rule A11). */
export const NewEmailWaits: Story = {
  args: { customer: { ...customer, pendingEmail: 'bao.linh.nguyen.phuoc.cong.tang.ton.nu@example.com' } },
};
/** Nobody has followed the link of the sign-up yet (rule X19). */
export const EmailNotConfirmed: Story = {
  args: {
    customer: { ...customer, isEmailConfirmed: false },
    confirmation: (
      <Button variant="outline" size="sm">
        Send another link
      </Button>
    ),
  },
};
export const EmailNotConfirmedOnAPhone: Story = {
  ...EmailNotConfirmed,
  globals: { viewport: { value: 'narrow' } },
};
export const Editing: Story = {
  tags: ['promised'],
  args: {
    form: (
      <form>
        <TextField label="Last Name" defaultValue={customer.lastName} />
        <TextField label="First Name" defaultValue="" error="First Name is required" />
        <StatusButton status="idle">Update</StatusButton>
      </form>
    ),
  },
};
