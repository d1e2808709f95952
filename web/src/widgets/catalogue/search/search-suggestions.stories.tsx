import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { products } from '../../../testing/story-data';
import { SearchSuggestions } from './search-suggestions';

const meta = {
  title: 'Catalogue/Search suggestions',
  component: SearchSuggestions,
  args: {
    query: 'giày ch',
    suggestions: products,
    hrefOf: (product: { _id: string }) => `?product=${product._id}`,
    onPick: fn(),
  },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = { args: { query: 'dép', suggestions: [] } };
