import { act, fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './list-head.stories';

const { Default, ForAManager, WithoutSearch } = storiesOf(module);

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('goes out once, when typing rests, without the spaces around it', () => {
    const onSearch = jest.fn();
    render(<Default {...{ onSearch }} />);
    type('gi');
    act(() => void jest.advanceTimersByTime(250));
    type(' giày ');
    act(() => void jest.advanceTimersByTime(250));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(100));
    expect(onSearch.mock.calls).toEqual([['giày']]);
  });

  test('goes out at once with Enter', () => {
    const onSearch = jest.fn();
    render(<Default {...{ onSearch }} />);
    type('nova');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch.mock.calls).toEqual([['nova']]);
  });

  test('keeps the input, until a search comes from elsewhere', () => {
    const field = () => screen.getByRole('searchbox', { name: 'Search' });
    const { rerender } = render(<Default search="" />);
    type('nova ');
    rerender(<Default search="nova" />);
    expect(field()).toHaveValue('nova ');
    rerender(<Default search="phố cổ" />);
    expect(field()).toHaveValue('phố cổ');
  });

  test('keeps what is typed on while a search is on its way', () => {
    const field = () => screen.getByRole('searchbox', { name: 'Search' });
    const { rerender } = render(<Default search="" />);
    const rest = () => act(() => void jest.advanceTimersByTime(350));
    for (const text of ['no', 'nov']) {
      type(text);
      rest();
    }
    type('nova');
    rerender(<Default search="no" />);
    expect(field()).toHaveValue('nova');
    rerender(<Default search="nov" />);
    expect(field()).toHaveValue('nova');
    rest();
    rerender(<Default search="nova" />);
    // Later, the same search comes from elsewhere.
    rerender(<Default search="" />);
    expect(field()).toHaveValue('');
    rerender(<Default search="nov" />);
    expect(field()).toHaveValue('nov');
  });
});

test('Add is there with the right to add, and the title is the page’s heading', () => {
  const onAdd = jest.fn();
  const { unmount } = render(<ForAManager {...{ onAdd }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
  unmount();
  render(<Default />);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('a head without a search has no search box', () => {
  render(<WithoutSearch />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
