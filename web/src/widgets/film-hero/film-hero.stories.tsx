import type { Meta, StoryObj } from '@storybook/react-vite';
import { SHOP } from '../../lib/shop';
import { FilmHero } from './film-hero';

const meta = {
  title: 'Catalogue/Film',
  component: FilmHero,
  parameters: { layout: 'fullscreen' },
  args: { title: SHOP.heroTitle, subtitle: SHOP.heroSubtitle, film: 'home' },
} satisfies Meta<typeof FilmHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brand: Story = {
  args: { kicker: 'Nike', title: 'Just do it.', subtitle: undefined, film: 'nike' },
};
export const LongSlogan: Story = {
  args: {
    kicker: 'Adidas',
    title: 'Impossible is Nothing.',
    subtitle: undefined,
    film: 'adidas',
  },
};
export const PictureOnly: Story = {
  args: {
    kicker: 'BALENCIAGA',
    title: "It's Different.",
    subtitle: undefined,
    film: 'balenciaga',
    still: true,
  },
};
