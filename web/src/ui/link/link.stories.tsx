import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './link';

const meta = {
  title: 'Base/Text link',
  component: TextLink,
  args: { href: '/sign-up', children: 'Create Your Account' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InText: Story = {
  render: (args) => (
    <p>
      Chưa có tài khoản? <TextLink {...args} />
    </p>
  ),
};
