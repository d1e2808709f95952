import type { Meta, StoryObj } from '@storybook/react-vite';
import { SHOP } from '../../lib/shop';
import { Banner } from './banner';

const meta = {
  title: 'Catalogue/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { text: SHOP.banner },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { changeAfter: 1_000_000 } };
export const AfterTwoSeconds: Story = { args: { changeAfter: 0 } };
