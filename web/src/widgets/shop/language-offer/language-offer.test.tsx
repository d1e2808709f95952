import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './language-offer.stories';

const { Default, ToEnglish } = storiesOf(module);

test('it speaks the language that it offers', () => {
  const onChoose = jest.fn();
  render(<Default language={{ to: 'vi', href: '#vi', onChoose }} />);
  const offer = screen.getByRole('complementary', { name: 'Tiếng Việt' });
  expect(offer).toHaveAttribute('lang', 'vi');
  const link = within(offer).getByRole('link', { name: 'Xem trang này bằng tiếng Việt?' });
  expect(link).toHaveAttribute('href', '#vi');
  fireEvent.click(link);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('it can be closed', () => {
  const onClose = jest.fn();
  render(<ToEnglish onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
