import { context, propagation } from '@opentelemetry/api';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { INNER_CALL } from '../http/inner-calls';
import { currentRequestId } from '../observability/request-id';
import { CATALOGUE_PAGE_SIZE } from '../modules/products/product-fields';

const ORIGIN = 'http://shop';

/** An answer of the API. */
export interface ApiAnswer {
  body: unknown;
  etag: string;
}

/** Asks the API within this process, so that pages get what a browser would get: checked, routed and cached. */
@Injectable()
export class ShopApi {
  constructor(private readonly host: HttpAdapterHost) {}

  /**
   * @param url path and query
   * @returns null for a call that is refused, and for what does not exist
   * @throws Error when the shop cannot answer
   */
  async get(url: string): Promise<ApiAnswer | null> {
    const headers: Record<string, string> = { ...INNER_CALL };
    const id = currentRequestId();
    if (id !== undefined) headers['x-request-id'] = id;
    propagation.inject(context.active(), headers);
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { statusCode, body, headers: answered } = await instance.inject({ method: 'GET', url, headers });
    if (statusCode >= 500) throw new Error(`GET ${url} was answered with ${statusCode}.`);
    return statusCode === 200 ? { body: JSON.parse(body), etag: String(answered.etag) } : null;
  }

  /** A list's page past the end is its last one: without JavaScript nobody turns back to that. */
  async getForPage(url: string): Promise<ApiAnswer | null> {
    const answer = await this.get(url);
    const total = answer && totalIfEmpty(answer);
    return total ? this.get(withPage(url, lastPageOf(url, total))) : answer;
  }

  /** Whether a list has the page that a call names; false for a call that is refused. */
  async hasPage(url: string): Promise<boolean> {
    const answer = await this.get(url);
    return answer !== null && totalIfEmpty(answer) === null;
  }
}

/** The number of a list's products on other pages; null for anything but a list's empty page. */
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
