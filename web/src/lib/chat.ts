/** The chatbot's words and limits (specification §8 and §9; contract §7), and what a conversation is made of. */
export const CHAT = {
  greeting:
    'Xin chào! Đây chỉ là bản thử nghiệm để kiểm tra sản phẩm trong cửa hàng. Câu hỏi nên có thương hiệu, tên, màu và size.',
  failure: 'Lỗi khi kết nối chatbot.',
  /** The longest message that the server takes, in characters. */
  messageLength: 1_000,
  /** The longest text that the box takes: one too long to send is shown and counted, an endless one is cut. */
  typedLength: 4_000,
  /** How many messages go with a question. */
  turnsSent: 20,
  /** Not in the specification: how many messages a tab remembers. */
  turnsKept: 200,
} as const;

/** A shoe that an answer speaks of, as it stood when it was answered. */
export interface ChatProduct {
  productId: string;
  slug: string;
  name: string;
  brand: string;
  color: string;
  /** Whole dong. */
  price: number;
  image: string;
  /** The sizes that the answer speaks of, and how many pairs were left. */
  sizes: readonly { size: string; left: number }[];
}

/** One message (specification §3): text, time and sender, and what this tab keeps with it. */
export interface ChatMessage {
  /** Rises from message to message. */
  id: number;
  text: string;
  /** ISO 8601. */
  time: string;
  sender: 'me' | 'chatbot';
  /** An answer's shoes. */
  products?: readonly ChatProduct[];
  /** A question that is not answered yet. */
  waiting?: boolean;
  /** Of a failure's reply: the question that got no answer. */
  failureOf?: number;
}

/** A message's length as the server counts it: a picture character is one. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}
