import { SHOP } from '../lib/shop';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

/** The shop's services besides selling. */
export function ServicesPage() {
  return (
    <TextPage title="Services." film="new-balance">
      <TextBlock title="Free delivery">
        <p>Every order is delivered free of charge, anywhere in Việt Nam.</p>
      </TextBlock>
      <TextBlock title="Change of size">
        <p>
          The wrong size? Within 30 days, bring the unworn pair to the shop or send it back, and take the
          right one. To have it set aside, open the order in your profile and press Exchange size.
        </p>
      </TextBlock>
      <TextBlock title="In the shop">
        <p>{SHOP.address}</p>
        <p>
          {SHOP.openingHours[0]}
          <br />
          {SHOP.openingHours[1]}
        </p>
      </TextBlock>
    </TextPage>
  );
}
