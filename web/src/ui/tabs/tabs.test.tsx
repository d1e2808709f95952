import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Colors() {
  const [value, setValue] = useState('white');
  const all = ['white', 'black', 'red'].map((color) => ({ value: color, label: color }));
  return (
    <Tabs label="Colors" tabs={all} value={value} onChange={setValue}>
      {`Pairs in ${value}`}
    </Tabs>
  );
}

describe('tabs', () => {
  test('a press shows a panel, which its tab names', async () => {
    render(<Colors />);
    await userEvent.click(screen.getByRole('tab', { name: 'black' }));
    expect(screen.getByRole('tabpanel', { name: 'black' })).toHaveTextContent('Pairs in black');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('black');
  });

  test('arrow keys go round, and only the shown tab is a stop', async () => {
    render(<Colors />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'white' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'red' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Pairs in red'));
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
