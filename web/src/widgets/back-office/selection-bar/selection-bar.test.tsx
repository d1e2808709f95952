import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './selection-bar.stories';

const { Default, One, None } = storiesOf(module);

test('says how many are selected, and what can be done with them', () => {
  const onStatus = jest.fn();
  const { unmount } = render(<Default onStatus={onStatus} />);
  expect(screen.getByRole('status')).toHaveTextContent('3 selected');
  fireEvent.click(screen.getByRole('button', { name: 'delivering' }));
  expect(onStatus).toHaveBeenCalledWith('delivering');
  expect(screen.getByRole('button', { name: 'Cash collected' })).toBeVisible();
  unmount();
  render(<One />);
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  expect(screen.queryByRole('button', { name: 'Cash collected' })).toBeNull();
});

test('is not there while none is', () => {
  render(<None />);
  expect(screen.queryByRole('region')).toBeNull();
});
