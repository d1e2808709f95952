import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courtNova } from '../../../testing/story-data';
import { ImageField } from './image-field';

const meta = {
  title: 'Back-office/Image field',
  component: ImageField,
  args: { label: 'Ad image', path: courtNova.adImage, onFile: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'], 'shoe.png', { type: 'image/png' });
    await userEvent.upload(within(canvasElement).getByLabelText('Ad image'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Empty: Story = { args: { path: '' } };
/** The chosen file is shown under a spinner until the stored picture arrives. */
export const Uploading: Story = { args: { preview: courtNova.adImage } };
/** Shows the uploaded share. */
export const HalfSent: Story = { args: { preview: courtNova.adImage, share: 0.427 } };
export const Refused: Story = { args: { path: '', error: 'Only images can be uploaded.' } };
