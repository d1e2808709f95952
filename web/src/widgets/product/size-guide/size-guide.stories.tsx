import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SizeGuide } from './size-guide';

const meta = {
  title: 'Product/Size guide',
  component: SizeGuide,
  args: { sizes: ['39', '40', '40.5', '41', '42', '42.5', '43', '44'], chosen: '42' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, as it stands below the sizes. */
export const Default: Story = {};

/** Opened by a press. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Size guide'));
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};
