import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement as element, useState } from 'react';
import { useFocusBack } from './use-focus-back';

/** A button that becomes a form, in a dialog with another field. */
function Order({ saving }: { saving: Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useFocusBack<HTMLButtonElement>(isOpen);
  const save = () => void saving.then(() => setIsOpen(false));
  return element(
    'div',
    { role: 'dialog', tabIndex: -1 },
    isOpen
      ? element('button', { key: 'save', onClick: save }, 'Save')
      : element('button', { key: 'open', ref, onClick: () => setIsOpen(true) }, 'Open'),
    element('input'),
  );
}

/** A button that opens a dialog, which stays until it has faded out. */
function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useFocusBack<HTMLButtonElement>(isOpen);
  return element(
    'div',
    null,
    element('button', { ref, onClick: () => setIsOpen(true) }, 'Ask'),
    element('div', { role: 'dialog' }, element('button', { onClick: () => setIsOpen(false) }, 'No')),
  );
}

const button = (name: string) => screen.findByRole('button', { name });

test('a form that closes under the focus gives it back to its button', async () => {
  const user = userEvent.setup();
  render(element(Order, { saving: Promise.resolve() }));
  await user.click(await button('Open'));
  await user.click(await button('Save'));
  expect(await button('Open')).toHaveFocus();
});

test('who has gone on to another field of the dialog stays there', async () => {
  const user = userEvent.setup();
  let saved = () => {};
  const saving = new Promise<void>((resolve) => (saved = resolve));
  render(element(Order, { saving }));
  await user.click(await button('Open'));
  await user.click(await button('Save'));
  await user.click(screen.getByRole('textbox'));
  saved();
  expect(await button('Open')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a dialog that closes gives the focus back to the button that opened it', async () => {
  const user = userEvent.setup();
  render(element(Question));
  await user.click(await button('Ask'));
  await user.click(await button('No'));
  expect(await button('Ask')).toHaveFocus();
});
