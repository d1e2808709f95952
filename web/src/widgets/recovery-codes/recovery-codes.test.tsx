import { fireEvent, render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../story-checks';
import * as module from './recovery-codes.stories';

const { Copied, Default } = storiesOf(module);

checkEveryStory(module);

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

test('says that they were copied', () => {
  render(<Copied />);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});
