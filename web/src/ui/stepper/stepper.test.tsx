import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

test('at its most the plus stays reachable and does nothing', async () => {
  const onIncrease = jest.fn();
  const onDecrease = jest.fn();
  render(<Stepper value={5} atMaximum onIncrease={onIncrease} onDecrease={onDecrease} />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(onIncrease).not.toHaveBeenCalled();
  expect(onDecrease).toHaveBeenCalledTimes(1);
});
