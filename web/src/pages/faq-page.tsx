import { SHOP } from '../lib/shop';
import { TextLink } from '../ui';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

/** Short answers to questions before a sign-up or an order. */
export function FaqPage() {
  return (
    <TextPage title="Questions." film="vans">
      <TextBlock title="Do I need an account?">
        <p>
          To look around, no. To fill a cart and order, yes: <TextLink href="/sign-up">create one</TextLink>{' '}
          with your name, e-mail and phone number. You must be at least 18 years old.
        </p>
      </TextBlock>
      <TextBlock title="Which password is accepted?">
        <p>At least 8 characters, with an uppercase letter, a number and a special character.</p>
      </TextBlock>
      <TextBlock id="forgot-password" title="I forgot my password.">
        <p>
          <TextLink href="/forgot-password">Ask for a link</TextLink> to choose another one. If no message
          arrives, call {SHOP.phone} or write to{' '}
          <TextLink href={`mailto:${SHOP.email}`}>{SHOP.email}</TextLink>, and we help you back in.
        </p>
      </TextBlock>
      <TextBlock title="What does delivery cost?">
        <p>Nothing. Delivery is free everywhere in Việt Nam.</p>
      </TextBlock>
      <TextBlock title="How can I pay?">
        <p>Cash on delivery, bank transfer by QR code, eWallet, or credit card.</p>
      </TextBlock>
      <TextBlock title="Is what I see in stock?">
        <p>
          Yes. A size that is sold out cannot be chosen, and a pair is yours from the moment your order is
          placed.
        </p>
      </TextBlock>
      <TextBlock title="Can I change the size?">
        <p>
          Yes, for 30 days after your order has arrived, as long as the pair is unworn. Open the order in{' '}
          <TextLink href="/profile">your profile</TextLink> and press Exchange size: the new pair is set aside
          for you.
        </p>
      </TextBlock>
    </TextPage>
  );
}
