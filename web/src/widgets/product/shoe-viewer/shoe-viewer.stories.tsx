import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { courtNova } from '../../../testing/story-data';
import { ShoeViewer } from './shoe-viewer';

const [red, ivory] = courtNova.colors;

const meta = {
  title: 'Product/Shoe viewer',
  component: ShoeViewer,
  args: {
    name: courtNova.name,
    model: courtNova.model,
    color: red!.color,
    poster: red!.imageDetail[0]!,
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 480, maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShoeViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('model-viewer')).not.toBeNull());
};

/** The shoe is there: turned by pointer, by touch and by arrow keys. */
export const Default: Story = { play: isDrawn };
/** Another colour is another variant of the same model. */
export const OtherColour: Story = {
  args: { color: ivory!.color, poster: ivory!.imageDetail[0]! },
  play: isDrawn,
};
/** The colour's first picture stands there until the model does. */
export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };
/** The file is not there, or the browser has stopped drawing. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the pictures' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
