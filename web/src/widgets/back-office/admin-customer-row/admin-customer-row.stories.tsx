import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataList } from '../../../ui';
import { customer } from '../../../testing/story-data';
import { AdminCustomerRow, CUSTOMER_TABLE } from './admin-customer-row';

const meta = {
  title: 'Back-office/Admin customer row',
  component: AdminCustomerRow,
  args: {
    customer,
    mayChange: true,
    draft: null,
    onDraft: fn(),
    onSave: fn(),
    onDetails: fn(),
    onDelete: fn(),
  },
  render: (args) => (
    <DataList label="Customers" {...CUSTOMER_TABLE} state="ready" empty={{ title: 'No customers yet.' }}>
      {[<AdminCustomerRow key="row" {...args} />]}
    </DataList>
  ),
} satisfies Meta<typeof AdminCustomerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
export const NotActive: Story = { tags: ['promised'], args: { customer: { ...customer, isActive: false } } };
export const Edited: Story = { tags: ['promised'], args: { draft: 'admin' } };
export const Refused: Story = { args: { draft: 'admin', error: 'The shop cannot be reached.' } };
/** A manager's role is plain text, and the bin is dimmed. */
export const Manager: Story = { tags: ['promised'], args: { customer: { ...customer, role: 'manager' } } };
/** An admin changes no roles and deletes no customers (rule R5). */
export const ForAnAdmin: Story = { tags: ['promised'], args: { mayChange: false } };
export const OnAPhone: Story = { args: { draft: 'admin' }, globals: { viewport: { value: 'phone' } } };
