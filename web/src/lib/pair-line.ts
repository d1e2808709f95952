import type { ColorDto, OrderItemDto, ProductDto } from '../api/generated/model';

/** The cart's line for one pair of a product. */
export function pairLine(
  { _id: productId, name, price, adImage }: ProductDto,
  { color, imageDetail }: ColorDto,
  size: string,
): Omit<OrderItemDto, 'available'> {
  const image = imageDetail[0] ?? adImage;
  return { productId, color, size, quantity: 1, name, price: String(price), image };
}
