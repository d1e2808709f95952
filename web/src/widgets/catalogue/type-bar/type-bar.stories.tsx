import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TypeBar } from './type-bar';

const meta = {
  title: 'Catalogue/Type bar',
  component: TypeBar,
  parameters: { layout: 'fullscreen' },
  args: {
    onSelect: fn(),
    types: [
      { type: 'sneaker', navbarImage: '/media/shoes/court-nova-low/do-cam/side-960.webp' },
      { type: 'running', navbarImage: '/media/shoes/luot-gio-3/xanh-da-troi/side-960.webp' },
      { type: 'basketball', navbarImage: '/media/shoes/bat-cao-2-mid/xanh-duong/side-960.webp' },
      { type: 'football', navbarImage: '/media/shoes/tia-chop-san-co/vang-nghe/side-960.webp' },
    ],
  },
} satisfies Meta<typeof TypeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['promised'] };
