import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilmHero } from './film-hero';

const meta = {
  title: 'Catalogue/Film hero',
  component: FilmHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Each step, a color.',
    subtitle: 'Six brands, one pair that fits you.',
    link: { href: '#all', text: 'See all products' },
    film: 'home',
  },
} satisfies Meta<typeof FilmHero>;

export default meta;
type Story = StoryObj<typeof meta>;

const brand = (name: string) => ({ subtitle: undefined, link: { href: '#new', text: `New from ${name}` } });

export const Default: Story = { tags: ['promised'] };
export const Brand: Story = {
  tags: ['promised'],
  args: { ...brand('Nike'), kicker: 'Nike', title: 'Just do it.', film: 'nike' },
};
export const LongSlogan: Story = {
  args: {
    ...brand('Adidas'),
    kicker: 'Adidas',
    title: 'Impossible is Nothing.',
    film: 'adidas',
  },
};
export const PictureOnly: Story = {
  tags: ['promised'],
  args: {
    ...brand('Balenciaga'),
    kicker: 'BALENCIAGA',
    title: "It's Different.",
    film: 'balenciaga',
    still: true,
  },
};
