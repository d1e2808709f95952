import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './sentence.stories';

const { Default, OtherOrder } = storiesOf(module);

test('each element draws its own words, whatever their order', () => {
  const { container, rerender } = render(<Default />);
  expect(container).toHaveTextContent('Read the terms and the policy.');
  expect(screen.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '/terms');
  rerender(<OtherOrder />);
  expect(container).toHaveTextContent('Chính sách và điều khoản của shop');
  expect(screen.getByRole('link', { name: 'điều khoản' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Chính sách' })).toHaveAttribute('href', '/privacy');
});
