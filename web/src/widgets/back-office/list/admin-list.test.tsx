import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './admin-list.stories';

const { Default, Failed } = storiesOf(module);

test('the export stands beside the filters', () => {
  const { container } = render(<Default />);
  const button = screen.getByRole('button', { name: 'Export CSV' });
  const table = within(container).getByRole('table', { name: 'Customers' });
  expect(button.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a list that could not be loaded says why, and loads again', () => {
  const onRetry = jest.fn();
  render(<Failed list={{ ...module.Failed.args.list, onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
