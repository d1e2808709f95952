import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './language-link.stories';

const { Default, Short, ToEnglish } = storiesOf(module);

test('it leads to the page in the other language, in that language’s own words', () => {
  render(<Default />);
  const link = screen.getByRole('link', { name: 'Tiếng Việt' });
  expect(link).toHaveAttribute('href', '#vi');
  expect(link).toHaveAttribute('hreflang', 'vi');
  expect(link).toHaveAttribute('lang', 'vi');
});

test('two letters are read out as the language’s name', () => {
  render(<Short />);
  expect(screen.getByRole('link', { name: 'Tiếng Việt' })).toHaveTextContent(/^VI$/);
});

test('the choice is told', () => {
  const onChoose = jest.fn();
  render(<ToEnglish onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
});
