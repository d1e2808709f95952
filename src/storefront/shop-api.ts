import { context, propagation } from '@opentelemetry/api';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../common/refusals/refusal';
import { INTERNAL_REQUEST } from '../http/internal-requests';
import { currentRequestId } from '../observability/request-id';
import { CATALOGUE_PAGE_SIZE } from '../modules/products/product-fields';

const ORIGIN = 'http://shop';

/** A response of the API. */
export interface ApiAnswer {
  body: unknown;
  etag: string;
}

/** Calls the API within this process, so that pages get the same validated, cached data as browsers. */
@Injectable()
export class ShopApi {
  constructor(private readonly host: HttpAdapterHost) {}

  /**
   * @param url path and query
   * @returns null when the call is rejected or its subject does not exist
   * @throws Unavailable when the database cannot be used; Error for any other failure
   */
  async get(url: string): Promise<ApiAnswer | null> {
    const headers: Record<string, string> = { ...INTERNAL_REQUEST };
    const id = currentRequestId();
    if (id !== undefined) headers['x-request-id'] = id;
    propagation.inject(context.active(), headers);
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { statusCode, body, headers: answered } = await instance.inject({ method: 'GET', url, headers });
    if (statusCode === 503) throw new Unavailable(body);
    if (statusCode >= 500) throw new Error(`GET ${url} was answered with ${statusCode}.`);
    return statusCode === 200 ? { body: JSON.parse(body), etag: String(answered.etag) } : null;
  }

  /** Falls back to a list's last page, since without JavaScript a visitor cannot leave an empty one. */
  async getForPage(url: string): Promise<ApiAnswer | null> {
    const answer = await this.get(url);
    const total = answer && totalIfEmpty(answer);
    return total ? this.get(withPage(url, lastPageOf(url, total))) : answer;
  }

  /** Whether the requested page of a list exists; false for a rejected call. */
  async hasPage(url: string): Promise<boolean> {
    const answer = await this.get(url);
    return answer !== null && totalIfEmpty(answer) === null;
  }
}

/** The total of a list whose page is empty; null for every other response. */
function totalIfEmpty({ body }: ApiAnswer): number | null {
  const { products, total } = body as { products?: unknown[]; total?: number };
  return products?.length === 0 ? total! : null;
}

function lastPageOf(url: string, total: number): number {
  const limit = Number(new URL(url, ORIGIN).searchParams.get('limit')) || CATALOGUE_PAGE_SIZE;
  return Math.ceil(total / limit);
}

function withPage(url: string, page: number): string {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams.toString()}`;
}
