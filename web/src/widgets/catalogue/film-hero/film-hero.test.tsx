import { act, fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './film-hero.stories';

const { Default, PictureOnly } = storiesOf(module);

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const still = (matches: boolean) => {
  window.matchMedia = jest.fn(() => ({ matches })) as never;
};

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: jest.fn() });
  still(false);
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('the film comes after the poster and can be paused and played', async () => {
  const { container } = render(<Default />);
  expect(container.querySelector('video')).toBeNull();
  await settle();
  expect(container.querySelector('video')).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Pause film' }));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('a phone takes the tall poster and film, everything else the wide ones', async () => {
  const { container } = render(<Default />);
  await settle();
  const phone = '(max-width: 700px)';
  expect(container.querySelector('picture source')).toHaveAttribute('media', phone);
  expect(container.querySelector('picture source')).toHaveAttribute(
    'srcset',
    '/media/films/home-poster-tall-720.webp 720w, /media/films/home-poster-tall-1080.webp 1080w',
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/films/home-poster-1600.webp');
  const films = [...container.querySelectorAll<HTMLSourceElement>('video source')];
  expect(films.map(({ media, src }) => [media, new URL(src).pathname])).toEqual([
    [phone, '/media/films/home-tall-av1.mp4'],
    [phone, '/media/films/home-tall-h264.mp4'],
    ['', '/media/films/home-wide-av1.mp4'],
    ['', '/media/films/home-wide-h264.mp4'],
  ]);
});

test('a film that cannot be had is not said to play, and Play asks for it again', async () => {
  const { container } = render(<Default />);
  await settle();
  fireEvent.error([...container.querySelectorAll('video source')].at(-1)!);
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(container.querySelector('video')).not.toBeNull();
});

test('under reduced motion the poster stays until Play is pressed', async () => {
  still(true);
  const { container } = render(<Default />);
  await settle();
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(container.querySelector('video')).not.toBeNull();
});

test('a picture has nothing to pause', () => {
  render(<PictureOnly />);
  expect(screen.getByRole('heading', { level: 1, name: "It's Different." })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a film and a picture have one button', () => {
  render(<Default />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#all']);
  render(<PictureOnly />);
  expect(screen.getByRole('link', { name: 'New from Balenciaga' })).toHaveAttribute('href', '#new');
});
