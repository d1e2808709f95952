import { Fragment } from 'react';
import type { ChatMessage as Message, ChatProduct } from '../../lib/chat';
import { formatTime } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { languageOf } from '../../lib/text';
import { TextLink, recipeClasses, VisuallyHidden } from '../../ui';
import { ChatProductCard } from './chat-product-card';
import { chatMessage } from './chat-message.recipe';

export interface ChatMessageProps {
  /** The message. */
  message: Message;
  /** A product's address, which opens its dialog. */
  hrefOf: (product: ChatProduct) => string;
  /** Sends a question without an answer again. */
  onSendAgain: (message: Message) => void;
}

/** One message as plain text, with the shoes it names. Where an answer names the profile, that is a link (rule H10). */
export function ChatMessage({ message, hrefOf, onSendAgain }: ChatMessageProps) {
  const { text, time, sender, products = [], failureOf } = message;
  const styles = recipeClasses(chatMessage);
  return (
    <div className={styles.root} data-sender={sender}>
      <p className={styles.bubble} lang={languageOf(text)}>
        <VisuallyHidden>{sender === 'me' ? i18n.t('You:') : i18n.t('Chatbot:')} </VisuallyHidden>
        {sender === 'chatbot' ? <Answer text={text} /> : text}
      </p>
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={`${product.productId}/${product.color}`}>
              <ChatProductCard product={product} href={hrefOf(product)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <time dateTime={time}>{formatTime(time)}</time>
        {failureOf !== undefined && (
          <button type="button" className={styles.again} onClick={() => onSendAgain(message)}>
            {i18n.t('Send again')}
          </button>
        )}
      </div>
    </div>
  );
}

const PROFILE = '/profile';

function Answer({ text }: { text: string }) {
  return text.split(PROFILE).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <TextLink href={PROFILE}>{PROFILE}</TextLink>}
      {part}
    </Fragment>
  ));
}
