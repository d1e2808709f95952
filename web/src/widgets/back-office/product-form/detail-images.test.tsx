import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './detail-images.stories';

const { Default, Full, Uploading, Refused } = storiesOf(module);

test('counts stored and uploading pictures', () => {
  render(<Uploading />);
  expect(screen.getByText('4 / 6')).toBeVisible();
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

test('takes images only, several at once, until there are six', () => {
  render(<Default />);
  expect(screen.getByLabelText('Detail images')).toHaveAttribute('accept', 'image/*');
  expect(screen.getByLabelText('Detail images')).toHaveAttribute('multiple');
});

test('at six there is nothing to add with', () => {
  render(<Full />);
  expect(screen.getByText('6 / 6')).toBeVisible();
  expect(screen.queryByLabelText('Detail images')).not.toBeInTheDocument();
});

test('a refusal describes the field', () => {
  render(<Refused />);
  expect(screen.getByLabelText('Detail images')).toHaveAccessibleDescription(/its name first/);
});
