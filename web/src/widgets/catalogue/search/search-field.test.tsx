import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './search-field.stories';

const { Default, WithSuggestions, NothingFound } = storiesOf(module);

test('typing without accents finds the Vietnamese name and marks what matched', async () => {
  render(<WithSuggestions />);
  const link = await screen.findByRole('link', { name: /Giày ch.*bộ nam/ });
  expect(link.querySelector('mark')).toHaveTextContent('Giày ch');
});

test('a recent search fills the field, and Enter sends it', async () => {
  const onSubmit = jest.fn();
  render(<Default {...{ onSubmit }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'jordan đỏ' }));
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('jordan đỏ');
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('jordan đỏ');
});

test('takes no more than the server does', async () => {
  render(<Default />);
  const field = await screen.findByRole('searchbox');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(201));
  expect(field).toHaveValue('a'.repeat(200));
});

test('nothing found is said in words', async () => {
  render(<NothingFound />);
  expect(await screen.findByText(/No shoe has this name/)).toBeVisible();
});
