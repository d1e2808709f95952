import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './status-button.stories';

const { Default } = storiesOf(module);

describe('StatusButton', () => {
  test.each(['idle', 'failed'] as const)('can be pressed when %s', (status) => {
    const onClick = jest.fn();
    render(
      <Default status={status} onClick={onClick}>
        Sign In
      </Default>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test.each(['loading', 'success'] as const)('ignores presses and keeps its name when %s', (status) => {
    const onClick = jest.fn();
    render(
      <Default status={status} onClick={onClick}>
        Sign In
      </Default>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a form is not sent twice while it waits', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Default type="submit" status="loading">
          Sign Up
        </Default>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('says its state aloud', () => {
    const { rerender } = render(<Default status="idle">Save</Default>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <Default status="failed" failedLabel="failed">
        Save
      </Default>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('failed');
  });
});
