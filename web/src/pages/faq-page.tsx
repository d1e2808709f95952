import { Fragment } from 'react';
import { i18n } from '../lib/i18n';
import { contacts } from '../lib/shop';
import { Sentence, TextLink } from '../ui';
import { definePage } from '../features/page-frame/define-page';
import { TextBlock, TextPage } from '../features/page-frame/text-page';

const title = () => i18n.t('Questions.');

/** Short answers to questions before a sign-up or an order. */
function FaqPage() {
  return (
    <TextPage title={title()} film="vans">
      <TextBlock title={i18n.t('Do I need an account?')}>
        <p>
          <Sentence parts={{ 0: <TextLink href="/sign-up" /> }}>
            {i18n.t(
              'To look around, no. To fill a cart and order, yes: <0>create one</0> with your name, e-mail and phone number. You must be at least 18 years old.',
            )}
          </Sentence>
        </p>
      </TextBlock>
      <TextBlock title={i18n.t('Which password is accepted?')}>
        <p>{i18n.t('At least 8 characters, with an uppercase letter, a number and a special character.')}</p>
      </TextBlock>
      <TextBlock id="forgot-password" title={i18n.t('I forgot my password.')}>
        <p>
          <Sentence parts={{ 0: <TextLink href="/forgot-password" /> }}>
            {i18n.t('<0>Ask for a link</0> to choose another one.')}
          </Sentence>
        </p>
        <Help />
      </TextBlock>
      <TextBlock title={i18n.t('What does delivery cost?')}>
        <p>{i18n.t('Nothing. Delivery is free everywhere in Việt Nam.')}</p>
      </TextBlock>
      <TextBlock title={i18n.t('How can I pay?')}>
        <p>{i18n.t('Cash on delivery, bank transfer by QR code, eWallet, or credit card.')}</p>
      </TextBlock>
      <TextBlock title={i18n.t('Is what I see in stock?')}>
        <p>
          {i18n.t(
            'Yes. A size that is sold out cannot be chosen, and a pair is yours from the moment your order is placed.',
          )}
        </p>
      </TextBlock>
      <TextBlock title={i18n.t('Can I change the size?')}>
        <p>
          <Sentence parts={{ 0: <TextLink href="/profile" /> }}>
            {i18n.t(
              'Yes, for 30 days after your order has arrived, as long as the pair is unworn. Open the order in <0>your profile</0> and press Exchange size: the new pair is set aside for you.',
            )}
          </Sentence>
        </p>
      </TextBlock>
    </TextPage>
  );
}

/** Whom to ask where no mail arrives; nothing where the shop says of no way. */
function Help() {
  const ways = contacts();
  if (ways.length === 0) return null;
  return (
    <p>
      {i18n.t('If no message arrives, ask us, and we help you back in:')}{' '}
      {ways.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ' · '}
          <TextLink href={href}>{label}</TextLink>
        </Fragment>
      ))}
    </p>
  );
}

export const page = definePage({
  module: 'pages/faq-page',
  title,
  isListed: true,
  description: () => ({
    en: 'Account, password, delivery, payment and stock: the questions that are asked most.',
    vi: 'Tài khoản, mật khẩu, giao hàng, thanh toán và hàng còn trong kho: các câu hỏi hay gặp.',
  }),
  queries: () => [],
  Component: FaqPage,
});
