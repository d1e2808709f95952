import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './titles.stories';

const { Default, Section } = storiesOf(module);

test('the page has one h1; a section has an h2', () => {
  render(<Default />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products.');
  render(<Section />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Đường chạy');
});
