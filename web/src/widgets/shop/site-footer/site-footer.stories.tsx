import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Shop/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    language: { to: 'vi', href: '#vi', onChoose: fn() },
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Services', href: '/services' },
    ],
    shop: [
      { label: 'All products', href: '/product' },
      { label: 'Nike shoes', href: '/product?brand=nike' },
      { label: 'New Balance shoes', href: '/product?brand=new+balance' },
    ],
    policies: [
      { label: 'Terms of sale', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Exchange and returns', href: '/returns' },
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
