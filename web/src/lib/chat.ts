import type { ChatProductDto } from '../api/generated/model';

/** The chat's texts and limits (rules H1 to H12), and the parts of a conversation. */
export const CHAT = {
  greeting:
    'Xin chào! Đây chỉ là bản thử nghiệm để kiểm tra sản phẩm trong cửa hàng. Câu hỏi nên có thương hiệu, tên, màu và size.',
  failure: 'Lỗi khi kết nối chatbot.',
  /** The longest message that the server accepts, in characters. */
  messageLength: 1_000,
  /** The longest text that the box accepts. A text too long to send stays visible and counted, up to this length. */
  typedLength: 4_000,
  /** The number of earlier messages that are sent with a question (rule H1). */
  messagesSent: 20,
  /** The number of messages that a tab keeps. */
  messagesKept: 200,
} as const;

/** A shoe in an answer, with the data at the time of the answer. */
export type ChatProduct = Omit<ChatProductDto, 'type'>;

/** One message: text, time and sender (rule H10), and what the tab stores with it. */
export interface ChatMessage {
  /** Increases with each message. */
  id: number;
  text: string;
  /** ISO 8601. */
  time: string;
  sender: 'me' | 'chatbot';
  /** The shoes in an answer. */
  products?: readonly ChatProduct[];
  /** True while a question waits for its answer. */
  waiting?: boolean;
  /** On a failure's reply: the id of the question without an answer. */
  failureOf?: number;
}

/** A message's length in code points, as the server counts: an emoji is one. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}
