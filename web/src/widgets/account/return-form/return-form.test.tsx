import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './return-form.stories';

const { Default, NothingChosen } = storiesOf(module);

test('asks for pairs, their number and a reason, and names their price', () => {
  const calls = { onDraft: jest.fn(), onSubmit: jest.fn() };
  render(<Default {...calls} />);
  expect(screen.getByText('5.074.000đ')).toBeVisible();
  const [first, second] = screen.getAllByRole('checkbox');
  fireEvent.click(second!);
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  fireEvent.click(first!);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'faulty' } });
  fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'Torn' } });
  expect(calls.onDraft.mock.calls).toEqual([
    [{ quantities: [2, 1] }],
    [{ quantities: [1, 0] }],
    [{ quantities: [0, 0] }],
    [{ reason: 'faulty' }],
    [{ note: 'Torn' }],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Request return' }));
  expect(calls.onSubmit).toHaveBeenCalledTimes(1);
});

test('cannot be sent without pairs and a reason', () => {
  render(<NothingChosen />);
  expect(screen.getByRole('button', { name: 'Request return' })).toBeDisabled();
});
