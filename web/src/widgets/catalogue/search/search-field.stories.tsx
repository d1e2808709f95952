import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { foldText } from '../../../lib/text';
import { Drawer } from '../../../ui';
import { RecentSearches } from './recent-searches';
import { SearchSuggestions } from './search-suggestions';
import { products } from '../../../testing/story-data';
import { opensFromButton, type StoryFrame } from '../../../testing/opens-from-button';
import { SearchField, SearchPanel } from './search-field';
import { useStoryState } from '../../../testing/use-story-state';

interface SearchProps {
  query: string;
  recent: string[];
  onSubmit: (query: string) => void;
}

/** The whole drawer; its suggestions are matched here instead of by the server. */
function SearchDrawer({ query, recent, onSubmit, open, onClose }: SearchProps & StoryFrame) {
  const [text, setText] = useStoryState(query);
  const found = products.filter((product) => foldText(product.name).includes(foldText(text.trim())));
  return (
    <Drawer open={open} side="top" title="Search" hideTitle onClose={onClose}>
      <SearchPanel
        field={<SearchField value={text} onChange={setText} onSubmit={() => onSubmit(text)} />}
        recent={<RecentSearches searches={recent} onPick={setText} />}
        suggestions={
          <SearchSuggestions
            query={text}
            suggestions={text.trim().length < 2 ? undefined : found}
            hrefOf={(product) => `?product=${product._id}`}
          />
        }
      />
    </Drawer>
  );
}

const recent = ['jordan đỏ', 'giày đá bóng sân cỏ nhân tạo', 'suede', 'new balance 410', 'size 42'];

const meta = {
  title: 'Catalogue/Search drawer',
  component: SearchDrawer,
  tags: ['!autodocs'],
  decorators: [opensFromButton],
  argTypes: {
    query: { description: 'What stands in the field.', table: { type: { summary: 'string' } } },
    recent: {
      description: 'What was searched for last, newest first.',
      table: { type: { summary: 'string[]' } },
    },
    onSubmit: {
      description: 'Enter was pressed.',
      table: { type: { summary: '(query: string) => void' } },
    },
  },
  parameters: { layout: 'fullscreen' },
  args: { query: '', recent, onSubmit: fn(), open: true, onClose: fn() },
} satisfies Meta<typeof SearchDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['autodocs', 'promised'] };
export const WithSuggestions: Story = { tags: ['promised'], args: { query: 'giay ch' } };
export const NothingFound: Story = { args: { query: 'dép tổ ong' } };
export const NoRecentSearches: Story = { tags: ['promised'], args: { recent: [] } };
