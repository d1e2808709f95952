import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteHeader } from './site-header';

const meta = {
  title: 'Shop/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/',
    signedIn: false,
    language: { to: 'vi', href: '#vi', onChoose: fn() },
    onSearch: fn(),
    onCart: fn(),
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheCatalogue: Story = { args: { path: '/product' } };
export const OnABrandPage: Story = {
  tags: ['promised'],
  args: { path: '/nike', signedIn: true, cartCount: 3 },
};
export const ManyInTheCart: Story = { args: { signedIn: true, cartCount: 120 } };
export const OnTheSignUpPage: Story = { tags: ['promised'], args: { path: '/sign-up' } };
export const OnAPhone: Story = {
  args: { path: '/nike', signedIn: true, cartCount: 3 },
  globals: { viewport: { value: 'phone' } },
};
