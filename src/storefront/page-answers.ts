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
import { CATALOGUE_PAGE_SIZE } from '../modules/products/product-fields';
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
   * A list's page past the end is its last one: without JavaScript nobody turns back to that.
   *
   * @param url a call's path and query
   * @returns null for a call that is refused, and for what does not exist
   */
  async find(url: string): Promise<SerializedAnswer<Source> | null> {
    const answer = await this.read(url);
    const list = answer && emptyListOf(answer);
    return list?.total ? this.read(withPage(url, lastPageOf(url, list.total))) : answer;
  }

  /** Whether a list has the page that a call names; false for a call that is refused. */
  async hasPage(url: string): Promise<boolean> {
    const answer = await this.read(url);
    return answer !== null && emptyListOf(answer) === null;
  }

  private async read(url: string): Promise<SerializedAnswer<Source> | null> {
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
        return this.catalogue.answerList(await this.query(FilterProductsQueryDto, searchParams));
      case 'facets':
        return this.catalogue.answerFacets(await this.query(ProductFilterQueryDto, searchParams));
      case 'sliderType': {
        const { brand, type } = await this.query(SliderQueryDto, searchParams);
        return this.catalogue.answerSlider(brand, type);
      }
      case 'sliderColor':
        return this.catalogue.answerColorSlider((await this.query(ColorQueryDto, searchParams)).color);
      case 'typeAndNavbarImageFromBrand':
        return this.catalogue.answerBrandTypes((await this.query(BrandQueryDto, searchParams)).brand);
      default: {
        const { lang } = await this.query(ProductQueryDto, searchParams);
        return this.catalogue.answerProduct(decodeURIComponent(name), lang);
      }
    }
  }

  /** @throws Refusal (400) */
  private query<Query>(metatype: Type<Query>, params: URLSearchParams): Promise<Query> {
    const query = Object.fromEntries(params);
    return this.pipe.transform(query, { type: 'query', metatype }) as Promise<Query>;
  }
}

const EMPTY = '{"products":[]';

/** @returns null for any other answer than a list without products */
function emptyListOf({ bytes }: SerializedAnswer): { total: number } | null {
  const isEmpty = bytes.toString('latin1', 0, EMPTY.length) === EMPTY;
  return isEmpty ? (JSON.parse(bytes.toString()) as { total: number }) : null;
}

function lastPageOf(url: string, total: number): number {
  const limit = Number(new URL(url, 'http://shop').searchParams.get('limit')) || CATALOGUE_PAGE_SIZE;
  return Math.ceil(total / limit);
}

function withPage(url: string, page: number): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams.toString()}`;
}
