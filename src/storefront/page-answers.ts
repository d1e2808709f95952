import { BadRequestException, Injectable, type Type } from '@nestjs/common';
import { RequestValidationPipe } from '../common/errors/request-validation.pipe';
import type { SerializedAnswer } from '../common/http/serialized-answer';
import { isNotFound } from '../common/refusals/refusal';
import type { Source } from '../modules/products/catalogue/answer-cache';
import { CatalogueService } from '../modules/products/catalogue/catalogue.service';
import {
  BrandQueryDto,
  ColorQueryDto,
  FilterProductsQueryDto,
  ProductFilterQueryDto,
  ProductQueryDto,
  SliderQueryDto,
} from '../modules/products/catalogue/dto/filter-products-query.dto';
import { KeptAnswers } from '../modules/products/catalogue/kept-answers';

const PRODUCTS = '/v1/products/';

/** Answers the API calls of a page from the services, with the same checks as over HTTP. */
@Injectable()
export class PageAnswers {
  private readonly pipe = new RequestValidationPipe();

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly kept: KeptAnswers,
  ) {}

  /**
   * @param url a call's path and query
   * @returns null for a call that is refused, and for what does not exist
   */
  async find(url: string): Promise<SerializedAnswer<Source> | null> {
    try {
      return await this.kept.read(url, () => this.answer(url));
    } catch (error) {
      if (isNotFound(error) || error instanceof BadRequestException) return null;
      throw error;
    }
  }

  private async answer(url: string): Promise<SerializedAnswer<Source>> {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const name = pathname.slice(PRODUCTS.length);
    switch (name) {
      case 'filter':
        return this.catalogue.answerList(await this.read(FilterProductsQueryDto, searchParams));
      case 'facets':
        return this.catalogue.answerFacets(await this.read(ProductFilterQueryDto, searchParams));
      case 'sliderType': {
        const { brand, type } = await this.read(SliderQueryDto, searchParams);
        return this.catalogue.answerSlider(brand, type);
      }
      case 'sliderColor':
        return this.catalogue.answerColorSlider((await this.read(ColorQueryDto, searchParams)).color);
      case 'typeAndNavbarImageFromBrand':
        return this.catalogue.answerBrandTypes((await this.read(BrandQueryDto, searchParams)).brand);
      default: {
        const { lang } = await this.read(ProductQueryDto, searchParams);
        return this.catalogue.answerProduct(decodeURIComponent(name), lang);
      }
    }
  }

  /** @throws Refusal (400) */
  private read<Query>(metatype: Type<Query>, params: URLSearchParams): Promise<Query> {
    const query = Object.fromEntries(params);
    return this.pipe.transform(query, { type: 'query', metatype }) as Promise<Query>;
  }
}
