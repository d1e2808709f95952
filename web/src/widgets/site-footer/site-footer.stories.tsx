import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Catalogue/Footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2026,
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Services', href: '/services' },
    ],
    social: [
      { label: 'Facebook', href: 'https://facebook.test/buoc' },
      { label: 'Instagram', href: 'https://instagram.test/buoc' },
      { label: 'TikTok', href: 'https://tiktok.test/buoc' },
    ],
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
