import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { PageTitle, SectionTitle } from './titles';

const meta = {
  title: 'Base/Page title',
  component: PageTitle,
  subcomponents: { SectionTitle },
  args: { children: 'All products.', count: 51, subtitle: 'Choose for you' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Medium: Story = {
  args: { size: 'md', children: 'Create Your Account', count: undefined, subtitle: undefined },
};
export const LongTitle: Story = {
  args: { children: 'Search results for. giày chạy bộ nam đường dài...', count: 3, subtitle: undefined },
};
export const Section: Story = { render: () => <SectionTitle>Đường chạy</SectionTitle> };
export const Block: Story = {
  render: () => (
    <SectionTitle size="xs" actions={<IconButton label="Edit" icon={Pencil} />}>
      Customer Information
    </SectionTitle>
  ),
};
