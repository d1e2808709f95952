import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './account-setting.stories';

const { Begun, Default, Done, TwoActions } = storiesOf(module);

test('the button begins it', () => {
  const onStart = jest.fn();
  render(<Default onStart={onStart} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('each of two buttons begins its own', () => {
  const calls = { onStart: jest.fn(), other: jest.fn() };
  render(
    <TwoActions onStart={calls.onStart} other={{ action: 'New recovery codes', onStart: calls.other }} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'New recovery codes' }));
  expect(calls.other).toHaveBeenCalledTimes(1);
  expect(calls.onStart).not.toHaveBeenCalled();
});

test('the form replaces the button', () => {
  render(<Begun />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
});

test('the result is announced', () => {
  render(<Done />);
  expect(screen.getByRole('status')).toHaveTextContent('Two-step sign-in is off.');
});
