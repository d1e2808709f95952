import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import { LinkProvider } from './link';
import * as module from './link.stories';

const { Default } = storiesOf(module);

const Routed = ({ href, ...rest }: { href: string }) => <a data-routed href={href} {...rest} />;

test('is a plain anchor by default, and the provider’s component inside a provider', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByRole('link')).not.toHaveAttribute('data-routed');
  unmount();
  render(
    <LinkProvider component={Routed}>
      <Default />
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-routed');
});
