import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { storiesOf } from '../../testing/stories-of';
import { CycleEditor } from './cycle-editor';
import * as module from './cycle-editor.stories';

const { Saving, Fixed, Refused } = storiesOf(module);

const STATUSES = ['pending', 'delivering', 'completed', 'canceled'] as const;

function Status() {
  const [value, setValue] = useState<(typeof STATUSES)[number]>('pending');
  const [draft, setDraft] = useState<(typeof STATUSES)[number] | null>(null);
  const onSave = (next: (typeof STATUSES)[number]) => {
    setValue(next);
    setDraft(null);
  };
  return <CycleEditor value={value} values={STATUSES} draft={draft} onDraft={setDraft} onSave={onSave} />;
}

describe('a value that changes by pressing it', () => {
  const show = () => {
    const user = userEvent.setup();
    render(<Status />);
    return user;
  };

  test('shows the next value with a tick and a cross; the cross takes it back', async () => {
    const user = show();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'pending' }));
    expect(screen.getByRole('button', { name: 'delivering' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('button', { name: 'pending' })).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('the tick saves the shown value', async () => {
    const user = show();
    await user.dblClick(screen.getByRole('button', { name: 'pending' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'completed' })).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('back at the saved value, there is nothing to save', async () => {
    const user = show();
    for (const name of ['pending', 'delivering', 'completed', 'canceled']) {
      await user.click(screen.getByRole('button', { name }));
    }
    expect(screen.getByRole('button')).toHaveAccessibleName('pending');
  });

  test('with the keyboard Space goes on, Enter saves and Escape discards', async () => {
    const user = show();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveAccessibleName('delivering');
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'completed' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button')).toHaveAccessibleName('delivering');
  });

  test('while it is saved nothing can be pressed', async () => {
    const user = userEvent.setup();
    render(<Saving />);
    await user.click(screen.getByRole('button', { name: 'completed' }));
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'completed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
  });

  test('a fixed value is plain text; a refused one shows the reason and keeps the draft', () => {
    const { unmount } = render(<Fixed />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(<Refused />);
    expect(screen.getByRole('alert')).toHaveTextContent('One of the shoes is gone');
    expect(screen.getByRole('button', { name: 'completed' })).toBeVisible();
  });
});
