import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../testing/stories-of';
import * as module from './overlay.stories';

const { Default } = storiesOf(module);

test('is a dialog with a name, and closes by its button', async () => {
  render(<Default />);
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
