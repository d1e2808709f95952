import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './chat-button.stories';

const { Default } = storiesOf(module);

test('opens the chat', () => {
  const onOpen = jest.fn();
  render(<Default onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
