import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './recovery-codes.stories';

const { Copied, Default, Renewed } = storiesOf(module);

test('ten codes that can be copied, saved as a file and put away', () => {
  const calls = { onCopy: jest.fn(), onDownload: jest.fn(), onSaved: jest.fn() };
  render(<Default {...calls} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByRole('group', { name: 'Recovery codes' })).toHaveFocus();
  for (const name of ['Copy the codes', 'Download the codes', 'I have saved them']) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledTimes(1);
});

test('new ones say that the old ones no longer work', () => {
  render(<Renewed />);
  expect(screen.getByText('Your old recovery codes no longer work. Save the new ones.')).toBeVisible();
});

test('says that they were copied', () => {
  render(<Copied />);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});
