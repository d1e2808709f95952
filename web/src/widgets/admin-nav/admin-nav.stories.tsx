import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminNav } from './admin-nav';

const meta = {
  title: 'Back-office/Navigation',
  component: AdminNav,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'Dashboard',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Dashboard', href: '/admin' },
      { label: 'Product', href: '/admin?section=product' },
      { label: 'Customer', href: '/admin?section=customer' },
      { label: 'Order', href: '/admin?section=order' },
    ],
    onLogout: fn(),
  },
} satisfies Meta<typeof AdminNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtOrders: Story = { args: { current: 'Order' } };
export const RailOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const TabsOnAPhone: Story = { args: { current: 'Order' }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
