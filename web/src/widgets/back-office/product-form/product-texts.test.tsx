import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled } from '../../../testing/render-settled';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './product-form.stories';

const { Default, EnglishTexts, Refused, RefusedTexts } = storiesOf(module);

const box = (name: string) => screen.getByRole('textbox', { name });
const tab = (name: string | RegExp) => screen.getByRole('radio', { name });

test('the Vietnamese texts are shown first, and each language keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<Default />);
  expect(screen.getByRole('radiogroup', { name: 'Language of the texts' })).toBeVisible();
  expect(tab('Tiếng Việt')).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'English highlight' })).not.toBeInTheDocument();
  await user.click(tab('English'));
  await user.type(box('English highlight'), 'Soft leather');
  await user.type(box('English description'), 'A shoe.');
  await user.click(tab('Tiếng Việt'));
  expect(box('Highlight')).toHaveValue('Da mềm, đế đúc liền, đi cả ngày không mỏi');
  await user.click(tab('English'));
  expect(box('English highlight')).toHaveValue('Soft leather');
  expect(box('English description')).toHaveValue('A shoe.');
});

test('the arrow keys change the language, and the texts of a saved product are there', async () => {
  const user = userEvent.setup();
  render(<EnglishTexts />);
  await user.click(tab('Tiếng Việt'));
  await user.keyboard('{ArrowRight}');
  expect(tab('English')).toHaveFocus();
  expect(box('English highlight')).toHaveValue('Soft leather, one-piece sole, easy all day');
});

test('English texts need not be there', async () => {
  await renderSettled(<Default />);
  expect(screen.getByRole('note')).toBeEmptyDOMElement();
});

test('a refused text marks its tab, shown or not', async () => {
  const { unmount } = await renderSettled(<RefusedTexts />);
  expect(tab('Tiếng Việt')).toBeChecked();
  await userEvent.click(tab(/^English.*not right yet/));
  expect(box('English description')).toHaveAccessibleDescription(
    'English description has a character that cannot be shown.',
  );
  unmount();
  await renderSettled(<Refused />);
  expect(tab('Tiếng Việt')).toBeVisible();
  expect(tab('English')).toBeVisible();
});
