import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './model-field.stories';

const { Default, Empty, JustUploaded, Uploading, Refused } = storiesOf(module);

const field = () => screen.getByLabelText('3D model');
const remove = () => screen.queryByRole('button', { name: 'Remove the 3D model' });

test('a model is told by its name, and by its size once it is known', () => {
  const { unmount } = render(<Default />);
  expect(field()).toHaveAccessibleDescription('court-nova-low.glb');
  unmount();
  render(<JustUploaded />);
  expect(field()).toHaveAccessibleDescription('court-nova-low-5f0c9d3be1a24c7790aa41d2.glb, 269 kB');
});

test('it takes GLB files, and there is nothing to remove without one', () => {
  render(<Empty />);
  expect(field()).toHaveAttribute('accept', '.glb,model/gltf-binary');
  expect(remove()).toBeNull();
});

test('while one is on its way no other can be chosen', () => {
  render(<Uploading />);
  expect(field()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading');
});

test('a refusal describes the field', () => {
  render(<Refused />);
  expect(field()).toHaveAccessibleDescription('The file is not a whole 3D model in GLB form (glTF 2).');
});
