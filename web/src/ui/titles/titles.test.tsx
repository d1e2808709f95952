import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './titles.stories';

const { Default, Section } = storiesOf(module);

checkEveryStory(module);

test('the page has one h1; a section has an h2', () => {
  render(<Default />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products.');
  render(<Section />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Đường chạy');
});
