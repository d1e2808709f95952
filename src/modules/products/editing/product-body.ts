import type { CreateProductDto, UpdateProductDto } from './dto/product-body.dto';
import type { NewProduct } from './new-product';
import type { ProductEdit } from './product-edit';

/** What a product is created from: the body without what is not read. */
export function toNewProduct({ stock: _stock, importAt, ...body }: CreateProductDto): NewProduct {
  return { ...body, ...(importAt === undefined ? {} : { importAt: new Date(importAt) }) };
}

/** What an editor changes: the fields that were sent, without those that are not read. */
export function toProductEdit(body: UpdateProductDto): ProductEdit {
  const { stock: _stock, _id, slug: _slug, quantitySold: _sold, importAt, ...given } = body;
  const edit = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...edit, ...(importAt === undefined ? {} : { importAt: new Date(importAt) }) };
}
