import { chakra } from '@chakra-ui/react';
import type { ChatMessage as Message, ChatProduct } from '../../lib/chat';
import { formatTime } from '../../lib/dates';
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
    <chakra.div css={styles.root} data-sender={sender}>
      <chakra.p css={styles.bubble}>
        <VisuallyHidden>{sender === 'me' ? 'You: ' : 'Chatbot: '}</VisuallyHidden>
        {text}
      </chakra.p>
      {products.length > 0 && (
        <chakra.ul css={styles.products}>
          {products.map((product) => (
            <li key={`${product.productId}/${product.color}`}>
              <ChatProductCard product={product} href={hrefOf(product)} />
            </li>
          ))}
        </chakra.ul>
      )}
      <chakra.div css={styles.foot}>
        <time dateTime={time}>{formatTime(time)}</time>
        {failureOf !== undefined && (
          <chakra.button type="button" css={styles.again} onClick={() => onSendAgain(message)}>
            Send again
          </chakra.button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
