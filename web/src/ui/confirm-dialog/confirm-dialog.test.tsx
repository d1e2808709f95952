import { act, fireEvent, render, screen } from '@testing-library/react';
import { UserFacingError } from '../../lib/api-error';
import { storiesOf } from '../../testing/stories-of';
import * as module from './confirm-dialog.stories';

const { Default, WithAField } = storiesOf(module);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('has room for a field', () => {
  render(<WithAField />);
  expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveAccessibleDescription(
    'The customer reads it.',
  );
});

describe('deleting', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('asks in the promised words, and Cancel does nothing (rule V11)', () => {
    const calls = { onClose: jest.fn(), onConfirm: jest.fn() };
    render(<Default {...calls} />);
    expect(screen.getByRole('dialog', { name: 'Do you really want to delete this ?' })).toHaveTextContent(
      'Court Nova Low',
    );
    press('Cancel');
    expect(calls.onClose).toHaveBeenCalledTimes(1);
    expect(calls.onConfirm).not.toHaveBeenCalled();
  });

  test('shows its spinner for half a second, then closes; a second press does nothing', async () => {
    const calls = { onClose: jest.fn(), onConfirm: jest.fn().mockResolvedValue(undefined) };
    render(<Default {...calls} />);
    press('Delete');
    press('Delete');
    press('Close');
    await pass(499);
    expect(calls.onClose).not.toHaveBeenCalled();
    await pass(1);
    expect(calls.onClose).toHaveBeenCalledTimes(1);
    expect(calls.onConfirm).toHaveBeenCalledTimes(1);
  });

  test('says why it failed, stays open and can be tried again', async () => {
    const onClose = jest.fn();
    const onConfirm = jest.fn().mockRejectedValueOnce(new UserFacingError('A manager cannot be deleted.'));
    render(<Default {...{ onClose, onConfirm }} />);
    press('Delete');
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('A manager cannot be deleted.');
    expect(onClose).not.toHaveBeenCalled();
    press('Delete');
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(500);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does not show the words of a fault in the code', async () => {
    const onConfirm = jest.fn().mockRejectedValueOnce(new TypeError('x is not a function'));
    render(<Default {...{ onConfirm }} />);
    press('Delete');
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  });
});
