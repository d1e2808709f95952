import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageLink } from './language-link';

const meta = {
  title: 'Shop/Language link',
  component: LanguageLink,
  args: { to: 'vi', href: '#vi', onChoose: fn() },
} satisfies Meta<typeof LanguageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the footer. */
export const Default: Story = {};
/** In the header of a wide screen. */
export const Short: Story = { args: { short: true } };
export const ToEnglish: Story = { args: { to: 'en', href: '#en' } };
