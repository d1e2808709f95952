import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courtNova } from '../../../testing/story-data';
import { ModelField } from './model-field';

const meta = {
  title: 'Back-office/Model field',
  component: ModelField,
  args: { label: '3D model', path: courtNova.model, onFile: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 500 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModelField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['glTF'], 'shoe.glb', { type: 'model/gltf-binary' });
    await userEvent.upload(within(canvasElement).getByLabelText('3D model'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove the 3D model' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = { args: { path: '' } };
/** Its size is known right after the upload. */
export const JustUploaded: Story = {
  args: { path: '/uploads/court-nova-low-5f0c9d3be1a24c7790aa41d2.glb', bytes: 268_900 },
};
export const Uploading: Story = { args: { path: '', isUploading: true } };
export const Refused: Story = {
  args: { path: '', error: 'The file is not a whole 3D model in GLB form (glTF 2).' },
};
