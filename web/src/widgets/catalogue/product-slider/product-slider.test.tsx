import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import { products } from '../../../testing/story-data';
import * as module from './product-slider.stories';

const { Default, ThreeProducts, Loading, Empty } = storiesOf(module);

/** jsdom has no layout: five cards in a rail that shows two. */
function layRail() {
  const rail = screen.getAllByRole('list')[0] as HTMLElement;
  Object.defineProperties(rail, {
    scrollWidth: { value: 2120, configurable: true },
    clientWidth: { value: 900, configurable: true },
  });
  rail.scrollBy = jest.fn((options) => {
    rail.scrollLeft += (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(rail);
  }) as never;
  fireEvent.scroll(rail);
  return rail;
}

test('the arrows move the rail by 424 px and stop at its ends', () => {
  render(<Default />);
  const rail = layRail();
  const previous = screen.getByRole('button', { name: 'Previous' });
  const next = screen.getByRole('button', { name: 'Next' });
  expect(previous).toBeDisabled();

  fireEvent.click(next);
  expect(rail.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 424 }));
  expect(previous).toBeEnabled();

  fireEvent.click(next);
  fireEvent.click(next);
  expect(next).toBeDisabled();

  fireEvent.click(previous);
  expect(rail.scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -424 }));
});

test('three products need no arrows, four do', () => {
  const { unmount } = render(<ThreeProducts />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  render(<Default {...{ products: products.slice(0, 4) }} />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('the title leads to all of its products, whose number is said when it is known', () => {
  const { unmount } = render(<Default />);
  const link = screen.getByRole('link', { name: 'See all 13' });
  expect(link).toHaveAttribute('href', '/product?brand=nike');
  expect(link).toHaveAccessibleDescription('Nike');
  expect(screen.getByRole('heading', { level: 2, name: 'Nike' })).toBeVisible();
  unmount();
  const { unmount: leave } = render(<Loading />);
  expect(screen.getByRole('link', { name: 'See all' })).toBeVisible();
  leave();
  render(<Empty />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the section is named by its title', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Nike' })).toBeVisible();
});
