import type { ChatMessage as Message, ChatProduct } from '../../lib/chat';
import { formatTime } from '../../lib/dates';
import { languageOf } from '../../lib/text';
import { chatMessage } from '../../theme/recipes/chat';
import { useRecipeStyles, VisuallyHidden } from '../../ui';
import { ChatProductCard } from '../chat-product-card/chat-product-card';

export interface ChatMessageProps {
  /** What was said, by whom and when. */
  message: Message;
  /** The address that opens a shoe's modal. */
  hrefOf: (product: ChatProduct) => string;
  /** A question that got no answer is to be sent once more. */
  onSendAgain: (message: Message) => void;
}

/** What one of the two said, as text and nothing else, with the shoes it speaks of. */
export function ChatMessage({ message, hrefOf, onSendAgain }: ChatMessageProps) {
  const { text, time, sender, products = [], failureOf } = message;
  const styles = useRecipeStyles(chatMessage);
  return (
    <div className={styles.root} data-sender={sender}>
      <p className={styles.bubble} lang={languageOf(text)}>
        <VisuallyHidden>{sender === 'me' ? 'You: ' : 'Chatbot: '}</VisuallyHidden>
        {text}
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
            Send again
          </button>
        )}
      </div>
    </div>
  );
}
