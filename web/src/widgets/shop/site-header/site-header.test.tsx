import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './site-header.stories';

const { Default, InTheCatalogue, OnABrandPage, OnTheSignUpPage, ManyInTheCart } = storiesOf(module);

test('everything goes by the names that keyboard and screen reader users know', () => {
  const onSearch = jest.fn();
  const onCart = jest.fn();
  render(<Default {...{ onSearch, onCart }} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(onCart).toHaveBeenCalledTimes(1);
});

test('the account leads a visitor to sign in and a customer to the profile', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/sign-in');
  unmount();
  render(<OnABrandPage />);
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/profile');
});

test('the catalogue and all six brands are linked and the current one is marked', () => {
  render(<OnABrandPage />);
  const brands = screen.getByRole('navigation', { name: 'Brands' });
  expect([...brands.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/product',
    '/nike',
    '/adidas',
    '/puma',
    '/new-balance',
    '/vans',
    '/balenciaga',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Nike');
});

test('All leads to the catalogue, and is marked there', () => {
  render(<InTheCatalogue />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('All');
});

test('Sign Up is disabled on its own page', () => {
  render(<OnTheSignUpPage />);
  const link = screen.getByRole('link', { name: 'Sign Up' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
});

test('a customer is not asked to sign up', () => {
  render(<OnABrandPage />);
  expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
});

test('the count is read out in full even where it is cut', () => {
  render(<ManyInTheCart />);
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByText('120 pairs in the cart')).toBeInTheDocument();
});
