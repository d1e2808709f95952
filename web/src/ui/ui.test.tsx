import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { system } from '../theme/system';
import { Button, Link, LinkProvider, Pager, Price, StatusButton, TextField } from '.';

const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
const render = (element: ReactElement) => renderBare(element, { wrapper });

describe('StatusButton', () => {
  test.each(['idle', 'failed'] as const)('can be pressed when %s', (status) => {
    const onClick = jest.fn();
    render(
      <StatusButton status={status} onClick={onClick}>
        Sign In
      </StatusButton>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test.each(['loading', 'success'] as const)('ignores presses and keeps its name when %s', (status) => {
    const onClick = jest.fn();
    render(
      <StatusButton status={status} onClick={onClick}>
        Sign In
      </StatusButton>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a form is not sent twice while it waits', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <StatusButton type="submit" status="loading">
          Sign Up
        </StatusButton>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('says its state aloud', () => {
    const { rerender } = render(<StatusButton status="idle">Save</StatusButton>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <StatusButton status="failed" failedLabel="failed">
        Save
      </StatusButton>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('failed');
  });
});

describe('Pager', () => {
  test('leads neither below 1 nor past the last page', () => {
    const onChange = jest.fn();
    const { rerender } = render(<Pager page={1} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenCalledWith(2);
    rerender(<Pager page={2} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('no products are one page', () => {
    render(<Pager page={1} pages={0} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(screen.getByText(/1 \/ 1/)).toBeVisible();
  });
});

describe('Link', () => {
  const Routed = ({ href, ...rest }: { href: string }) => <a data-routed href={href} {...rest} />;

  test('is a plain anchor on its own, and what the app gives inside it', () => {
    render(<Link href="/nike">Nike</Link>);
    expect(screen.getByRole('link')).not.toHaveAttribute('data-routed');
    render(
      <LinkProvider component={Routed}>
        <Link href="/puma">Puma</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Puma' })).toHaveAttribute('data-routed');
  });
});

test('a field is described by its error, and by its hint only while nothing is wrong', () => {
  const { rerender } = render(<TextField label="Phone" hint="10 to 12 digits." />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('10 to 12 digits.');
  expect(field).toBeValid();
  rerender(<TextField label="Phone" hint="10 to 12 digits." error="Enter valid Phone Number." />);
  expect(field).toHaveAccessibleDescription('Enter valid Phone Number.');
  expect(field).toBeInvalid();
});

test('a button does not send the form it stands in unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('prices are grouped as people here write them', () => {
  render(<Price amount={1234000} />);
  expect(screen.getByText('1.234.000đ')).toBeVisible();
});
