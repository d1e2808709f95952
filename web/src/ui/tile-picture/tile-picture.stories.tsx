import type { Meta, StoryObj } from '@storybook/react-vite';
import { TilePicture } from './tile-picture';

const meta = {
  title: 'Base/Tile picture',
  component: TilePicture,
  args: {
    path: '/media/shoes/court-nova-low/do-cam/three-quarter-960.webp',
    alt: 'Court Nova Low, đỏ cam',
    sizes: '320px',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TilePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = { args: { dimmed: true } };
export const Form: Story = { args: { ratio: 'form' } };
/** The picture is missing: only the tile and the text remain. */
export const Missing: Story = { args: { path: '/media/shoes/none.webp' } };
