import { render, screen, within } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './color-edit.stories';

const { Default, Nothing } = storiesOf(module);

checkEveryStory(module);

test('the title names the shoes and leads to all of the colour', () => {
  render(<Default />);
  const edit = within(screen.getByRole('region', { name: 'All in red' }));
  expect(edit.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  expect(edit.getByRole('link', { name: /See all 17/ })).toHaveAttribute(
    'href',
    expect.stringContaining('color='),
  );
});

test('without shoes of the colour there is no section', () => {
  render(<Nothing />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
