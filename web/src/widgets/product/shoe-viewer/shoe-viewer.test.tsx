import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './shoe-viewer.stories';

const zoom = jest.fn();
/** Of the model that is loaded next; Jest lets what stands in name only what begins so. */
let mockVariants: string[] = [];

/** What draws needs a graphics card: an element with the same name, attributes and events stands in for it. */
jest.mock('./model-element', () => ({
  defineModelViewer: () => {
    if (customElements.get('model-viewer')) return;
    customElements.define(
      'model-viewer',
      class extends HTMLElement {
        zoom = zoom;
        availableVariants = mockVariants;
      },
    );
  },
}));

const { Default, Loading, Failed } = storiesOf(module);

const model = () => document.querySelector('model-viewer')!;
const tell = (type: string, detail?: object) =>
  act(() => {
    model().dispatchEvent(new CustomEvent(type, { detail }));
  });

async function shown(story = <Default />) {
  const view = render(story);
  await act(async () => undefined);
  return view;
}

test('until it is loaded the colour’s first picture stands there, and the progress is told', async () => {
  await shown();
  expect(screen.getByRole('status')).toHaveTextContent('Loading in 3D');
  tell('progress', { totalProgress: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'Loading in 3D' })).toHaveAttribute('aria-valuenow', '40');
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/do-cam/'));
  tell('load');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Drag to turn it.');
});

test('without its code there is only the picture', () => {
  render(<Loading />);
  expect(document.querySelector('model-viewer')).toBeNull();
  expect(document.querySelector('img')).not.toBeNull();
});

test('the hint goes with the first turn, and not with one that nobody made', async () => {
  await shown();
  tell('load');
  tell('camera-change', { source: 'none' });
  expect(screen.getByRole('status')).toHaveTextContent('Drag to turn it.');
  tell('camera-change', { source: 'user-interaction' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('another colour is another variant of the same element', async () => {
  const { rerender } = await shown();
  const before = model();
  expect(before).toHaveAttribute('variant-name', 'đỏ cam');
  rerender(<Default {...{ color: 'trắng ngà' }} />);
  expect(model()).toHaveAttribute('variant-name', 'trắng ngà');
  expect(model()).toBe(before);
});

test('a colour that the model has not is not shown in another one', async () => {
  mockVariants = ['Đỏ Cam', 'đen'];
  const { rerender } = await shown();
  tell('load');
  expect(model()).toHaveAttribute('variant-name', 'Đỏ Cam');
  rerender(<Default {...{ color: 'trắng ngà' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This shoe could not be shown in 3D.');
  rerender(<Default {...{ color: 'đen' }} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mockVariants = [];
});

test('it says in words what it shows and how it is turned', async () => {
  await shown();
  expect(model()).toHaveAttribute('alt', 'Court Nova Low in orange red, in 3D');
  const sayings = JSON.parse(model().getAttribute('a11y')!) as Record<string, string>;
  expect(sayings['interaction-prompt']).toBe('Turn it with the arrow keys, zoom with + and −.');
  const places = ['front', 'right', 'back', 'left'].flatMap((side) => [
    side,
    `upper-${side}`,
    `lower-${side}`,
  ]);
  expect(Object.keys(sayings).sort()).toEqual(['interaction-prompt', ...places].sort());
});

test('it moves only when it is moved', async () => {
  await shown();
  expect(model()).not.toHaveAttribute('auto-rotate');
  expect(model()).toHaveAttribute('interaction-prompt', 'none');
});

test('plus and minus come nearer and go away', async () => {
  await shown();
  tell('load');
  for (const key of ['+', '=', '-']) fireEvent.keyDown(model(), { key });
  fireEvent.keyDown(model(), { key: 'a' });
  expect(zoom.mock.calls).toEqual([[1], [1], [-1]]);
});

test('a file that does not load is said in a sentence, with the way back', async () => {
  const onBack = jest.fn();
  await shown(<Default {...{ onBack }} />);
  tell('error', { type: 'loadfailure' });
  expect(screen.getByRole('alert')).toHaveTextContent('This shoe could not be shown in 3D.');
  expect(document.querySelector('model-viewer')).toBeNull();
  expect(document.querySelector('img')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the pictures' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a file that did not load is asked for anew the next time', async () => {
  const first = await shown(<Default {...{ model: '/media/models/late.glb' }} />);
  expect(model()).toHaveAttribute('src', '/media/models/late.glb');
  tell('error', { type: 'loadfailure' });
  first.unmount();
  await shown(<Default {...{ model: '/media/models/late.glb' }} />);
  expect(model()).toHaveAttribute('src', '/media/models/late.glb?again=1');
  tell('load');
  expect(screen.getByRole('status')).toHaveTextContent('Drag to turn it.');
});

test('code that does not load is said in the same sentence', async () => {
  await shown(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('This shoe could not be shown in 3D.');
});
