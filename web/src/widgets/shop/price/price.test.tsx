import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './price.stories';

const { Default } = storiesOf(module);

test('prices are grouped as people here write them', () => {
  render(<Default amount={1234000} />);
  expect(screen.getByText('1.234.000đ')).toBeVisible();
});
