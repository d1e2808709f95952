import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner';

const meta = {
  title: 'Catalogue/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Free delivery nationwide · Size exchange within 30 days' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { changeAfter: 1_000_000 } };
export const AfterTwoSeconds: Story = { tags: ['promised'], args: { changeAfter: 0 } };
