import { i18n } from '../lib/i18n';
import { openingHours, SHOP } from '../lib/shop';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

/** The shop's services besides selling. */
export function ServicesPage() {
  const [weekdays, weekend] = openingHours();
  return (
    <TextPage title={i18n.t('Services.')} film="new-balance">
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
        <p>{SHOP.address}</p>
        <p>
          {weekdays}
          <br />
          {weekend}
        </p>
      </TextBlock>
    </TextPage>
  );
}
