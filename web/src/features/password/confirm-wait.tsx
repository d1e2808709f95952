import { isStatus } from '../../api/api-error';
import { useConfirmSizeWait } from '../../api/generated/back-in-stock/back-in-stock';
import { capitalise } from '../../lib/text';
import { ConfirmByLink } from './confirm-by-link';

/** The target of the link that a visitor gets who waits for a size (rule B2). */
export function ConfirmWait({ token }: { token: string }) {
  const { mutateAsync } = useConfirmSizeWait();
  return (
    <ConfirmByLink
      title="Wait for your size"
      subtitle="Then one mail tells you when the size is back."
      ended={token === '' ? DEAD : null}
      confirm={async () => {
        const { name, slug, size, color } = await mutateAsync({ data: { token } });
        return {
          title: `You wait for ${name}.`,
          text: `${capitalise(color)}, size ${size}. One mail tells you when it is back. No pair is set aside.`,
          href: `/product/${slug}`,
          action: 'See the shoe',
        };
      }}
      endingOf={(reason) => (isStatus(reason, 400) ? DEAD : undefined)}
    />
  );
}

const PRODUCTS = { href: '/product', action: 'See all products' };
const DEAD = {
  title: 'This link is not good any more.',
  text: 'A link works once, within 24 hours, and only the newest one. For another, ask again at the shoe.',
  ...PRODUCTS,
};
