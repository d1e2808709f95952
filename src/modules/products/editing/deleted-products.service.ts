import { Injectable } from '@nestjs/common';
import type { PageQueryDto } from '../../../http/list-query.dto';
import { ProductsRepository } from '../catalog/products.repository';
import type { DeletedProductListDto } from './dto/deleted-product.dto';

/** Lists what was deleted, so that managers can restore it. */
@Injectable()
export class DeletedProductsService {
  constructor(private readonly products: ProductsRepository) {}

  /** One page of the deleted products, the last deleted first, with the number of all. */
  async list({ page, limit }: PageQueryDto): Promise<DeletedProductListDto> {
    const { deletions, total } = await this.products.findDeletions(page, limit);
    const found = await this.products.findByIds([...deletions.keys()]);
    const products = found.map(({ _id, name, brand, adImage, colors }) => ({
      ...{ _id, name, brand },
      image: colors[0]?.imageDetail[0] ?? adImage,
      deletedAt: deletions.get(_id)!.toISOString(),
    }));
    return { products, total };
  }
}
