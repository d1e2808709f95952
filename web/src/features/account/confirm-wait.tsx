import { isStatus } from '../../lib/api-error';
import { useConfirmSizeWait } from '../../api/generated/back-in-stock/back-in-stock';
import { i18n } from '../../lib/i18n';
import { colorTitle } from '../../lib/color-title';
import { ConfirmByLink } from './confirm-by-link';

/** The target of the link that a visitor gets who waits for a size (rule B2). */
export function ConfirmWait({ token }: { token: string }) {
  const { mutateAsync } = useConfirmSizeWait();
  return (
    <ConfirmByLink
      title={i18n.t('Wait for your size')}
      subtitle={i18n.t('Then one mail tells you when the size is back.')}
      ended={token === '' ? dead() : null}
      confirm={async () => {
        const { name, slug, size, color } = await mutateAsync({ data: { token } });
        return {
          title: i18n.t('You wait for {name}.', { name }),
          text: i18n.t('{color}, size {size}. One mail tells you when it is back. No pair is set aside.', {
            color: colorTitle(color),
            size,
          }),
          href: `/product/${slug}`,
          action: i18n.t('See the shoe'),
        };
      }}
      endingOf={(reason) => (isStatus(reason, 400) ? dead() : undefined)}
    />
  );
}

const dead = () => ({
  title: i18n.t('This link is not good any more.'),
  text: i18n.t(
    'A link works once, within 24 hours, and only the newest one. For another, ask again at the shoe.',
  ),
  href: '/product',
  action: i18n.t('See all products'),
});
