import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Base/Skeleton',
  component: Skeleton,
  args: { shape: 'tile' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 216 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Skeleton shape="line" />
      <Skeleton shape="line" length="medium" />
      <Skeleton shape="line" length="short" />
    </div>
  ),
};
