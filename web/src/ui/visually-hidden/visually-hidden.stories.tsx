import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Base/Visually hidden',
  component: VisuallyHidden,
  args: { children: ', sold out' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader says '44, sold out'. */
export const Default: Story = {
  render: (args) => (
    <p>
      44
      <VisuallyHidden {...args} />
    </p>
  ),
};
