import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './status-editor.stories';

const { Default, Canceling, Reviving, Saving, Refused } = storiesOf(module);

test('a press chooses the next status', () => {
  const onDraft = jest.fn();
  render(<Default onDraft={onDraft} />);
  fireEvent.click(screen.getByRole('button', { name: 'pending' }));
  expect(onDraft).toHaveBeenCalledWith('delivering');
});

test('what a choice does to the stock is said before it is saved (rule O4)', () => {
  const canceling = render(<Canceling />);
  expect(screen.getByRole('status')).toHaveTextContent('Its pairs come back to the stock.');
  canceling.unmount();
  const reviving = render(<Reviving />);
  expect(screen.getByRole('status')).toHaveTextContent('its pairs are taken from the stock again');
  reviving.unmount();
  render(<Saving />);
  expect(screen.queryByText(/the stock/)).toBeNull();
});

test('a refusal is said beside the choice, which stays', () => {
  render(<Refused />);
  expect(screen.getByRole('alert')).toHaveTextContent('only 0 left');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
