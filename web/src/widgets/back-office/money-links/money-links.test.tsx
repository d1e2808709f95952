import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './money-links.stories';

const { Default, One } = storiesOf(module);

test('each figure is a link to its list; what is nothing is left out', () => {
  const { unmount } = render(<Default />);
  const texts = () => screen.getAllByRole('link').map((link) => link.textContent);
  expect(texts()).toEqual([
    '12Delivered, not paid: 28.680.000đ',
    '3Money to look at',
    '2Refunds due: 4.980.000đ',
    '1Refunds on their way',
  ]);
  unmount();
  render(<One />);
  expect(texts()).toEqual(['1Money to look at']);
});
