import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './pager.stories';

const { Default } = storiesOf(module);

describe('pages', () => {
  test('leads neither below 1 nor past the last page', () => {
    const onChange = jest.fn();
    const { rerender } = render(<Default page={1} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenCalledWith(2);
    rerender(<Default page={2} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('one page, and none, need no pager', () => {
    render(<Default page={1} pages={0} onChange={() => undefined} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
