import { i18n } from '../lib/i18n';
import { openingHours, SELLER } from '../lib/shop';
import { definePage } from '../features/page-frame/define-page';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

const title = () => i18n.t('Services.');

/** The shop's services besides selling. */
function ServicesPage() {
  const [weekdays, weekend] = openingHours();
  return (
    <TextPage title={title()} film="new-balance">
      <TextBlock title={i18n.t('Free delivery')}>
        <p>{i18n.t('Every order is delivered free of charge, anywhere in Việt Nam.')}</p>
      </TextBlock>
      <TextBlock title={i18n.t('Change of size')}>
        <p>
          {i18n.t(
            'The wrong size? Within 30 days, bring the unworn pair to the shop or send it back, and take the right one. To have it set aside, open the order in your profile and press Exchange size.',
          )}
        </p>
      </TextBlock>
      <TextBlock title={i18n.t('In the shop')}>
        {SELLER.address && <p>{SELLER.address}</p>}
        <p>
          {weekdays}
          <br />
          {weekend}
        </p>
      </TextBlock>
    </TextPage>
  );
}

export const page = definePage({
  module: 'pages/services-page',
  title,
  isListed: true,
  description: () => ({
    en: 'Free delivery all over Vietnam, another size within 30 days, and the shop in Ho Chi Minh City.',
    vi: 'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày, và cửa hàng ở TP. Hồ Chí Minh.',
  }),
  queries: () => [],
  Component: ServicesPage,
});
