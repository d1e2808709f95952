import { fireEvent, render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './chat-button.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('opens the chat', () => {
  const onOpen = jest.fn();
  render(<Default onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
