import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteFooter } from '../site-footer/site-footer';
import { LanguageOffer } from './language-offer';

const meta = {
  title: 'Shop/Language offer',
  component: LanguageOffer,
  parameters: { layout: 'fullscreen' },
  args: { language: { to: 'vi', href: '#vi', onChoose: fn() }, onClose: fn() },
  render: (args) => (
    <>
      <SiteFooter links={[]} shop={[]} policies={[]} social={[]} language={args.language} />
      <LanguageOffer {...args} />
    </>
  ),
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page, for a browser that asks for Vietnamese. */
export const Default: Story = {};
/** On a Vietnamese page, for a browser that does not ask for Vietnamese. */
export const ToEnglish: Story = { args: { language: { to: 'en', href: '#en', onChoose: fn() } } };
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'narrow' } } };
