import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './undo-notice.stories';

const { Default, Nothing } = storiesOf(module);

test('says what was done and takes it back', () => {
  const onUndo = jest.fn();
  render(<Default onUndo={onUndo} />);
  expect(screen.getByRole('status')).toHaveTextContent('#6742e8a1c3f0 is delivering.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('says nothing when there is nothing to take back', () => {
  render(<Nothing />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
