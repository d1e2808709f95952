import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile, type CsvColumn } from '../../../common/csv';
import type { Language } from '../../../common/language';
import { dayAndTimeOf } from '../../../common/shop-time';
import { Config } from '../../../config/config';
import type { ColorDto, ProductDto } from '../dto/product.dto';
import { NUMBER_NAMES, type NumberField, PRODUCT_FIELDS } from '../product-fields';
import { CatalogueSearch } from './catalogue-search.service';
import type { ExportProductsQueryDto } from './dto/filter-products-query.dto';
import { ProductsRepository } from './products.repository';

/** Products per batch. */
const BATCH = 200;

/** The staff's product list as a file (rule L15). */
@Injectable()
export class ProductExport {
  constructor(
    private readonly catalogue: CatalogueSearch,
    private readonly products: ProductsRepository,
    private readonly config: Config,
  ) {}

  /** All matching products, one row each. */
  async export(query: ExportProductsQueryDto, language: Language): Promise<StreamableFile> {
    const ids = (await this.catalogue.browse()).findIds(query);
    return csvFile(columnsOf(this.config.shopTimezone), language, this.read(ids));
  }

  private async *read(ids: string[]): AsyncGenerator<ProductDto[]> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = ids.slice(at, at + BATCH);
      const found = new Map((await this.products.findByIds(some)).map((product) => [product._id, product]));
      yield some.flatMap((id) => found.get(id) ?? []);
    }
  }
}

function columnsOf(timezone: string): CsvColumn<ProductDto>[] {
  const dayOf = (instant: string) => dayAndTimeOf(new Date(instant), timezone)[0];
  return [
    { name: { en: 'Name', vi: 'Tên' }, of: ({ name }) => name },
    { name: { en: 'Brand', vi: 'Thương hiệu' }, of: ({ brand }) => brand },
    { name: { en: 'Type', vi: 'Kiểu' }, of: ({ type }) => type },
    { name: { en: 'Material', vi: 'Chất liệu' }, of: ({ material }) => material },
    { name: { en: 'Colors', vi: 'Màu' }, of: ({ colors }) => colors.map(({ color }) => color).join(', ') },
    { name: { en: 'Sizes', vi: 'Các size' }, of: ({ colors }) => colors.map(inWords).join('; ') },
    { name: { en: 'Quantity', vi: 'Số lượng' }, of: ({ stock }) => stock },
    { name: { en: 'Sold', vi: 'Đã bán' }, of: ({ quantitySold }) => quantitySold },
    { name: { en: 'Price (VND)', vi: 'Giá (VND)' }, of: ({ price }) => price },
    { name: { en: 'importAt', vi: 'Ngày nhập' }, of: ({ importAt }) => dayOf(importAt) },
    ...NUMBER_NAMES.map((field) => ({
      name: nameOf(PRODUCT_FIELDS[field]),
      of: (product: ProductDto) => product[field] ?? '',
    })),
  ];
}

/** 'Weight (g)' */
function nameOf({ label, unit }: NumberField): CsvColumn<ProductDto>['name'] {
  return { en: `${label.en} (${unit})`, vi: `${label.vi} (${unit})` };
}

/** 'đen: 42 × 3, 42.5 × 0' */
function inWords({ color, sizes }: ColorDto): string {
  return `${color}: ${sizes.map(({ size, quantity }) => `${size} × ${quantity}`).join(', ')}`;
}
