import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courtNova } from '../../../testing/story-data';
import { DetailImages } from './detail-images';

const images = courtNova.colors[0]!.imageDetail;

const meta = {
  title: 'Back-office/Detail images',
  component: DetailImages,
  args: { images: images.slice(0, 5), previews: [], onFiles: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 504 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DetailImages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText('Detail images'), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(images[1]);
  },
};
export const Empty: Story = { args: { images: [] } };
/** With six pictures the tile that adds one is hidden (rule U2). */
export const Full: Story = { tags: ['promised'], args: { images } };
export const Uploading: Story = { args: { images: images.slice(0, 2), previews: [images[2]!, images[3]!] } };
export const Refused: Story = { args: { images: [], error: 'Give the color its name first.' } };
