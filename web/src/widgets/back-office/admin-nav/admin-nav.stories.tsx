import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminNav } from './admin-nav';

const LINKS = [
  { label: 'Home', href: '/' },
  { label: 'Dashboard', href: '/admin' },
  { label: 'Product', href: '/admin?section=product' },
  { label: 'Customer', href: '/admin?section=customer' },
] as const;
const ORDER = { label: 'Order', href: '/admin?section=order' } as const;
const BUSY = [...LINKS, { ...ORDER, waiting: { count: 12, words: '12 exchanges of size are open' } }];

const meta = {
  title: 'Back-office/Admin nav',
  component: AdminNav,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'Dashboard',
    links: [...LINKS, ORDER],
    bell: { isOn: true, onToggle: fn() },
    onLogout: fn(),
  },
} satisfies Meta<typeof AdminNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtOrders: Story = { args: { current: 'Order' } };
/** With the way to the other language. */
export const InTwoLanguages: Story = {
  args: { language: { to: 'vi', href: '/vi/admin', onChoose: fn() } },
};
export const Silent: Story = { args: { bell: { isOn: false, onToggle: fn() } } };
export const ExchangesWait: Story = { args: { links: BUSY } };
export const ExchangesWaitAtOrders: Story = { args: { current: 'Order', links: BUSY } };
export const ExchangesWaitOnATablet: Story = {
  args: { links: BUSY },
  globals: { viewport: { value: 'tablet' } },
};
export const ExchangesWaitOnAPhone: Story = {
  args: { current: 'Order', links: BUSY },
  globals: { viewport: { value: 'phone' } },
};
export const RailOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const TabsOnAPhone: Story = { args: { current: 'Order' }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
