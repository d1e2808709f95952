import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './visually-hidden.stories';

const { Default } = storiesOf(module);

test('is heard', () => {
  render(<Default />);
  expect(screen.getByText(', sold out')).toBeInTheDocument();
});
