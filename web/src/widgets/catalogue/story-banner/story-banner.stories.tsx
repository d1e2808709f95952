import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorialPicture } from '../../../lib/images';
import { StoryBanner } from './story-banner';

const meta = {
  title: 'Catalogue/Story banner',
  component: StoryBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Made to be walked in.',
    lead: 'Leather that gets softer with every street.',
    link: { href: '/product?material=leather', text: 'See leather shoes' },
    picture: editorialPicture('home'),
  },
} satisfies Meta<typeof StoryBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = {
  args: { title: 'After the rain.', tone: 'dark', picture: editorialPicture('puma') },
};
export const LongWords: Story = {
  args: {
    title: 'Những đôi giày theo bạn qua mọi con phố.',
    lead: 'Da mềm dần theo từng bước, đế êm từ vỉa hè buổi sáng đến bậc thềm buổi tối, và màu càng đi càng đẹp.',
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
