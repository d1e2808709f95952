import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../testing/chat-story-data';
import { storiesOf } from '../../testing/stories-of';
import * as module from './chat-panel.stories';

const { Default, Failure, TooLong, Typing } = storiesOf(module);

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('sending', () => {
  test('Enter and Send send the input, trimmed, and empty the text box', async () => {
    const onSend = jest.fn();
    render(<Default onSend={onSend} />);
    await userEvent.type(box(), '  còn size 43 không? {Enter}');
    await userEvent.type(box(), 'and in black?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([['còn size 43 không?'], ['and in black?']]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('Shift+Enter begins a line', async () => {
    const onSend = jest.fn();
    render(<Default onSend={onSend} />);
    await userEvent.type(box(), 'Nike{Shift>}{Enter}{/Shift}đen');
    expect(box()).toHaveValue('Nike\nđen');
    expect(onSend).not.toHaveBeenCalled();
  });

  test.each([
    ['while a word is composed', { isComposing: true }],
    ['that ends a word, in Safari', { keyCode: 229 }],
  ])('Enter %s sends nothing', async (_when, how) => {
    const onSend = jest.fn();
    render(<Default draft="giày" onSend={onSend} />);
    const enter = createEvent.keyDown(box(), { key: 'Enter', ...how });
    fireEvent(box(), enter);
    expect(onSend).not.toHaveBeenCalled();
    expect(enter.defaultPrevented).toBe(false);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith('giày');
  });

  test.each(['', '   ', '\n\t ', '\u200b'])('%j is not sent', async (text) => {
    const onSend = jest.fn();
    render(<Default draft={text} onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
  });

  test('1,000 characters are sent, one more is refused in words and stays', () => {
    const onSend = jest.fn();
    const { unmount } = render(<Default draft={'👟'.repeat(1000)} onSend={onSend} />);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
    unmount();
    render(<TooLong draft={'a'.repeat(1001)} onSend={onSend} />);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('A message can have at most 1,000 characters.');
    expect(box()).toHaveAccessibleDescription('A message can have at most 1,000 characters.');
    expect(box().value).toHaveLength(1001);
    fireEvent.change(box(), { target: { value: 'a'.repeat(1000) } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an endless text is cut where it is still seen to be too long', async () => {
    render(<Default />);
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(5_000));
    expect(box().value).toHaveLength(4_000);
    expect(screen.getByRole('alert')).toHaveTextContent('A message can have at most 1,000 characters.');
  });

  test('a failed question is sent again, and the focus is in the text box', async () => {
    const onSendAgain = jest.fn();
    render(<Failure onSendAgain={onSendAgain} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(onSendAgain).toHaveBeenCalledWith(failure);
    expect(box()).toHaveFocus();
  });
});

test('opening focuses the text box, with the earlier input', () => {
  const onDraft = jest.fn();
  render(<Default draft="còn size" onDraft={onDraft} />);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('còn size');
  fireEvent.change(box(), { target: { value: 'còn size 43' } });
  expect(onDraft).toHaveBeenLastCalledWith('còn size 43');
});

test('Close chat and Escape close it, but not the Escape of an input method', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('messages are in a log, which screen readers announce politely', () => {
  render(<Typing />);
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /^Chatbot: Xin chào!.*You: Nike Court Nova Low.*Chatbot is typing$/,
  );
});

describe('the end in sight', () => {
  const first = { id: 1, sender: 'me', text: 'a', time: '2026-11-21T02:41:00.000Z' };
  const later = (id: number, sender: string) => ({ ...first, id, sender });
  const log = () => screen.getByRole('log');

  /** jsdom has no layout: the log is 300 px high, each message 100 px. */
  function draw() {
    const height = () => log().children.length * 100;
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(height);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return Math.max(0, [...log().children].indexOf(this)) * 100;
    });
  }
  const five = [1, 2, 3, 4, 5].map((id) => later(id, 'chatbot'));

  beforeEach(draw);
  afterEach(() => jest.restoreAllMocks());

  test('an answer is scrolled to when the reader is at the end', () => {
    const { rerender } = render(<Default messages={five} />);
    expect(log().scrollTop).toBe(200);
    rerender(<Default messages={[...five, later(6, 'chatbot')]} />);
    expect(log().scrollTop).toBe(300);
  });

  test('it does not scroll a reader further up, but their own message does', () => {
    const { rerender } = render(<Default messages={five} />);
    log().scrollTop = 40;
    fireEvent.scroll(log());
    rerender(<Default messages={[...five, later(6, 'chatbot')]} />);
    expect(log().scrollTop).toBe(40);
    rerender(<Default messages={[...five, later(6, 'chatbot'), later(7, 'me')]} />);
    expect(log().scrollTop).toBe(400);
  });

  test('an answer taller than the log is shown from its beginning', () => {
    const { rerender } = render(<Default messages={five} />);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1400);
    rerender(<Default messages={[...five, later(6, 'chatbot')]} />);
    expect(log().scrollTop).toBe(488);
  });
});

test('the area under a phone’s keyboard stays free', () => {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 844, configurable: true });
  render(<Default />);
  const { style } = screen.getByRole('region', { name: 'Chat' });
  expect(style.getPropertyValue('--covered')).toBe('0px');
  Object.assign(view, { height: 500, offsetTop: 20 });
  view.dispatchEvent(new Event('resize'));
  expect(style.getPropertyValue('--covered')).toBe('324px');
  expect(style.getPropertyValue('--room')).toBe('500px');
  Object.assign(view, { height: 422, scale: 2 });
  view.dispatchEvent(new Event('scroll'));
  expect(style.getPropertyValue('--covered')).toBe('');
  expect(style.getPropertyValue('--room')).toBe('');
  Reflect.deleteProperty(window, 'visualViewport');
});
