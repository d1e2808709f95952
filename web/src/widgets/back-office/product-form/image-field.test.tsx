import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './image-field.stories';

const { Default, Uploading, HalfSent, Refused } = storiesOf(module);

test('it takes image files only, under its own label', () => {
  render(<Default />);
  expect(screen.getByLabelText('Ad image')).toHaveAttribute('accept', 'image/*');
});

test('while one is on its way no other can be chosen, and a screen reader hears it', () => {
  render(<Uploading />);
  expect(screen.getByLabelText('Ad image')).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading');
});

test('during the upload it shows the uploaded share', () => {
  render(<HalfSent />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveTextContent('42 %');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a refusal describes the field', () => {
  render(<Refused />);
  expect(screen.getByLabelText('Ad image')).toHaveAccessibleDescription('Only images can be uploaded.');
});
