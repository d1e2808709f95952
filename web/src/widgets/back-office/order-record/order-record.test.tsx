import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-record.stories';

const { Default, NotPaidYet } = storiesOf(module);

test('shows everything that staff see of an order; missing values have no row', () => {
  const { unmount } = render(<Default />);
  const terms = () => screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms()).toEqual(
    expect.arrayContaining(['Status', 'Date', 'Name', 'Phone', 'Address', 'Payment', 'Total']),
  );
  unmount();
  render(<NotPaidYet />);
  expect(terms()).not.toContain('Payment');
});
