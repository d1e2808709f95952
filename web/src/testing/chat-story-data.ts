import { CHAT, type ChatMessage, type ChatProduct } from '../lib/chat';
import { courtNova, longName, soldOut } from './story-data';

/** Conversations for the chat's stories. */
const shoe = (
  product: { _id: string; name: string; price: number; adImage: string },
  color: string,
  sizes: ChatProduct['sizes'],
): ChatProduct => ({
  productId: product._id,
  slug: product._id,
  name: product.name,
  brand: 'nike',
  color,
  price: product.price,
  image: product.adImage,
  sizes,
});

export const chatShoe = shoe(courtNova, 'trắng ngà', [{ size: '42', left: 7 }]);
export const chatSoldOut = shoe(soldOut, 'đen', [{ size: '42', left: 0 }]);
export const chatLongName = shoe(longName, 'xanh dương', [
  { size: '41', left: 1 },
  { size: '43', left: 12 },
]);

const said = (
  id: number,
  sender: ChatMessage['sender'],
  text: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({ id, sender, text, time: `2026-11-21T02:4${id}:00.000Z`, ...more });

export const greeting = said(0, 'chatbot', CHAT.greeting);
export const question = said(1, 'me', 'Nike Court Nova Low màu trắng ngà còn size 42 không?');
export const answer = said(
  2,
  'chatbot',
  'Dạ còn ạ: Court Nova Low (Nike) màu trắng ngà size 42 còn 7 đôi, giá 2.490.000đ.',
  { products: [chatShoe] },
);
export const failure = said(2, 'chatbot', CHAT.failure, { failureOf: 1 });
export const longQuestion = said(
  1,
  'me',
  'Cho mình hỏi đôi giày chạy bộ nam Đường Dài đệm khí siêu nhẹ phiên bản mùa mưa chống nước màu xanh dương\ncòn size 43 không, nếu không còn thì đôi nào gần giống nhất ạ?\nNghiêng-khuyếch-khoác-loằng-ngoằng-ngoằn-ngoèo-khúc-khuỷu-ngoắt-ngoéo-chẳng-có-chỗ-nào-để-xuống-dòng',
);
export const longAnswer = said(
  2,
  'chatbot',
  'Dạ còn ạ: Giày chạy bộ nam Đường Dài đệm khí siêu nhẹ phiên bản mùa mưa chống nước (Nike), giá 3.829.000đ:\n- màu xanh dương size 41 (1 đôi), 43 (còn nhiều)\nDạ mẫu Phố Đêm 24 (Nike) màu đen size 42 vừa hết ạ, giá 2.690.000đ.\nDạ còn ạ: Court Nova Low (Nike) màu trắng ngà size 42 còn 7 đôi, giá 2.490.000đ.',
  { products: [chatLongName, chatSoldOut, chatShoe] },
);
