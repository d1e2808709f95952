import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../button/button';
import { EmptyState, ErrorNotice } from './notices';

const meta = {
  title: 'Base/Error notice',
  component: ErrorNotice,
  subcomponents: { EmptyState },
  args: { title: 'The shoes did not load.', advice: 'Check the connection, then try again.', onRetry: fn() },
} satisfies Meta<typeof ErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutRetry: Story = { args: { title: 'Login failed', advice: undefined, onRetry: undefined } };
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No shoe matches."
      text="Take a filter away, or look at everything."
      action={<ButtonLink href="/product">All products</ButtonLink>}
    />
  ),
};
