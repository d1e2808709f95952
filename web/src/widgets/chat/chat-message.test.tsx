import { fireEvent, render, screen } from '@testing-library/react';
import { failure } from '../../testing/chat-story-data';
import { storiesOf } from '../../testing/stories-of';
import * as module from './chat-message.stories';

const { Answer, Default, Failure, LongAnswer, MarkupIsText, NamesThePage } = storiesOf(module);

test('shows sender, text and time', () => {
  render(<Default />);
  expect(screen.getByText(/còn size 42 không/)).toHaveTextContent(/^You: Nike Court Nova Low/);
  expect(screen.getByText(/^\d{1,2}:41$/)).toHaveAttribute('datetime', '2026-11-21T02:41:00.000Z');
});

test('an answer’s shoes lead to their modals', () => {
  render(<LongAnswer />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[2]).toHaveAttribute('href', '?active=productDetail&product=court-nova-low');
});

test('an answer that names the profile leads there', () => {
  render(<NamesThePage />);
  expect(screen.getByRole('link', { name: '/profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByText(/trang tài khoản/)).toHaveTextContent(
    'Chatbot: Bạn xem đơn ở trang tài khoản (/profile) nhé.',
  );
});

test('markup is text', () => {
  const { container } = render(<MarkupIsText />);
  expect(screen.getByText(/<img src=x onerror=alert\(1\)> <b>đậm<\/b>/)).toBeVisible();
  expect(container.querySelector('img, b')).toBeNull();
});

test('only a failed message can be sent again', () => {
  const onSendAgain = jest.fn();
  const { unmount } = render(<Answer onSendAgain={onSendAgain} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  render(<Failure onSendAgain={onSendAgain} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(onSendAgain).toHaveBeenCalledWith(failure);
});
