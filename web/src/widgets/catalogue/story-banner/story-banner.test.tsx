import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './story-banner.stories';

const { Default } = storiesOf(module);

test('the title names the section, whose link leads into the catalogue', () => {
  render(<Default />);
  const story = within(screen.getByRole('region', { name: 'Made to be walked in.' }));
  expect(story.getByRole('heading', { level: 2 })).toBeVisible();
  expect(story.getByRole('link', { name: 'See leather shoes' })).toHaveAttribute(
    'href',
    '/product?material=leather',
  );
});

test('a phone takes the tall picture, AVIF before WebP, and only when it is near', () => {
  const { container } = render(<Default />);
  const [first, second, third] = container.querySelectorAll('source');
  expect(first).toHaveAttribute('media', '(max-width: 700px)');
  expect(first).toHaveAttribute('type', 'image/avif');
  expect(first!.srcset).toContain('/media/editorial/home-tall-1080.avif 1080w');
  expect(second).toHaveAttribute('type', 'image/webp');
  expect(third).not.toHaveAttribute('media');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
