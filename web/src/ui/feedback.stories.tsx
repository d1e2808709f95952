import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from './button';
import { EmptyState, ErrorNotice } from './notices';
import { Pager } from './pager';
import { Shake } from './shake';
import { Spinner } from './spinner';
import { StatusDot } from './status-dot';
import { PageTitle, SectionTitle } from './titles';

const meta = { title: 'Base/Feedback' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  render: () => (
    <ErrorNotice
      title="The shoes did not load."
      advice="Check the connection, then try again."
      onRetry={fn()}
    />
  ),
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No shoe matches."
      text="Take a filter away, or look at everything."
      action={<ButtonLink href="/product">All products</ButtonLink>}
    />
  ),
};
export const Waiting: Story = { render: () => <Spinner label="Loading" size="lg" /> };
export const Pages: Story = { render: () => <Pager page={1} pages={3} onChange={fn()} /> };
export const Shaking: Story = {
  render: () => (
    <Shake active>
      <ErrorNotice title="Login failed" />
    </Shake>
  ),
};
export const Statuses: Story = {
  render: () => (
    <ul>
      {(['pending', 'delivering', 'completed', 'canceled'] as const).map((status) => (
        <li key={status}>
          <StatusDot status={status} />
        </li>
      ))}
    </ul>
  ),
};
export const Titles: Story = {
  render: () => (
    <>
      <PageTitle count={51} subtitle="Choose for you">
        All products.
      </PageTitle>
      <SectionTitle>Đường chạy</SectionTitle>
      <SectionTitle size="xs">Payment Method</SectionTitle>
    </>
  ),
};
