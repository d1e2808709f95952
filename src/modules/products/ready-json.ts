import { createHash } from 'node:crypto';
import type { ProductListDto } from './dto/product-list.dto';
import type { ProductDto } from './dto/product.dto';
import { once } from './once';

/** An answer as it goes over the wire, and what its `ETag` says of it. */
export interface ReadyJson {
  text: string;
  tag: string;
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

function toJson(value: unknown): ReadyJson {
  const text = JSON.stringify(value);
  return { text, tag: hash(text) };
}

/** A product that did not change is the same object on every page, so its JSON is written once. */
const productJson = once((product: ProductDto) => toJson(product));

/** The JSON of an answer; a list of products is put together from the JSON that is there already. */
export function toReadyJson(answer: unknown): ReadyJson {
  if (!isProductList(answer)) return toJson(answer);
  const products = answer.products.map(productJson);
  const total = String(answer.total);
  return {
    text: `{"products":[${products.map(({ text }) => text).join(',')}],"total":${total}}`,
    tag: hash(products.map(({ tag }) => tag).join(',') + total),
  };
}

function isProductList(answer: unknown): answer is ProductListDto {
  return typeof answer === 'object' && answer !== null && 'products' in answer && 'total' in answer;
}
