import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './command-palette.stories';

const { Default } = storiesOf(module);

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function show() {
  const calls = { go: jest.fn(), pending: jest.fn(), search: jest.fn(), onClose: jest.fn() };
  render(
    <Default
      {...{ onClose: calls.onClose }}
      commands={[
        { label: 'Go to dashboard', run: calls.go },
        { label: 'Orders that are pending', run: calls.pending },
      ]}
      searches={[{ kind: 'orders', run: calls.search }]}
    />,
  );
  return { user: userEvent.setup(), ...calls };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('typed words filter the commands, and Enter runs the first', async () => {
  const { user, pending, onClose } = show();
  expect(options()).toEqual(['Go to dashboard', 'Orders that are pending']);
  await user.type(screen.getByRole('combobox'), 'PEND order');
  expect(options()).toEqual(['Orders that are pending', 'Search orders for “PEND order”']);
  await user.keyboard('{Enter}');
  expect(pending).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('any text can be searched for', async () => {
  const { user, search } = show();
  await user.type(screen.getByRole('combobox'), ' Nguyễn 7268 ');
  expect(options()).toEqual(['Search orders for “Nguyễn 7268”']);
  await user.keyboard('{Enter}');
  expect(search).toHaveBeenCalledWith('Nguyễn 7268');
});

test('Escape closes it and does nothing', async () => {
  const { user, go, onClose } = show();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
});

test('what the typed text finds is chosen itself', async () => {
  const [run, onTyped] = [jest.fn(), jest.fn()];
  render(<Default onTyped={onTyped} found={[{ id: '1', kind: 'order', label: '#0f3a5c', run }]} />);
  expect(screen.queryByText('#0f3a5c')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox'), ' 0f3 ');
  expect(onTyped).toHaveBeenLastCalledWith('0f3');
  await userEvent.click(screen.getByRole('option', { name: /#0f3a5c/ }));
  expect(run).toHaveBeenCalledTimes(1);
});
