import { ApiProperty, PickType } from '@nestjs/swagger';
import { ProductDto } from '../../products/dto/product.dto';
import { MAX_CARDS } from '../chat-rules';
import type { StockFact } from '../answer/stock-facts';

export class ChatSizeDto {
  /**
   * EU size as text
   * @example '42.5'
   */
  size: string;

  /**
   * Pairs in stock when the answer was made
   * @example 7
   */
  @ApiProperty({ type: 'integer' })
  left: number;
}

/** A shoe in one colour, as shown on a card. */
export class ChatProductDto extends PickType(ProductDto, ['slug', 'name', 'brand', 'type', 'price']) {
  /**
   * Id of the product
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  productId: string;

  /**
   * Name of the colour
   * @example 'đen'
   */
  color: string;

  /**
   * Picture of the shoe in this colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;

  /** Sizes that the answer considered, smallest first */
  sizes: ChatSizeDto[];
}

export class ChatReplyDto {
  /**
   * The answer, plain text in the language of the question
   * @example 'Dạ còn ạ: Hẻm Nhỏ (New Balance) màu đen size 42 còn 7 đôi, giá 2.390.000đ.'
   */
  reply: string;

  /** Shoes that the answer mentions, at most four; may be empty */
  @ApiProperty({ type: [ChatProductDto], maxItems: MAX_CARDS })
  products: ChatProductDto[];
}

/** Builds the response; groups the facts by shoe and colour in their order. */
export function toChatReplyDto(reply: string, facts: readonly StockFact[]): ChatReplyDto {
  const cards = new Map<string, ChatProductDto>();
  for (const fact of facts) {
    const key = `${fact.productId}/${fact.color}`;
    const card = cards.get(key) ?? toCard(fact);
    cards.set(key, card);
    if (card.sizes.every(({ size }) => size !== fact.size))
      card.sizes.push({ size: fact.size, left: fact.left });
  }
  const products = [...cards.values()].slice(0, MAX_CARDS);
  for (const { sizes } of products) sizes.sort((a, b) => Number(a.size) - Number(b.size));
  return { reply, products };
}

function toCard({ productId, slug, name, brand, type, color, price, image }: StockFact): ChatProductDto {
  return { productId, slug, name, brand, type, color, price, image, sizes: [] };
}
