import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import { products } from '../../../testing/story-data';
import * as module from './product-grid.stories';

const { Default, Loading } = storiesOf(module);

test('every product is a link to its own address', () => {
  render(<Default />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    products.map((product) => `?product=${product._id}`),
  );
});

test('while loading it says so and shows nothing to press', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
