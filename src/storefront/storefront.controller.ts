import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator';
import { httpError } from '../common/refusals/refusal';
import { Config } from '../config/config';
import { addressIn, LANGUAGES } from '../common/language';
import { readLanguage } from './language';
import { SitemapService } from './sitemap.service';

const AN_HOUR = 'public, max-age=3600';

/** The files that search engines request before they crawl. */
@Public()
@ApiExcludeController()
@Controller()
export class StorefrontController {
  constructor(
    private readonly config: Config,
    private readonly sitemap: SitemapService,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  getRobots(): string {
    const closed = LANGUAGES.map((language) => `Disallow: ${addressIn(language, '/admin')}`);
    const sitemaps = LANGUAGES.map(
      (language) => `Sitemap: ${this.config.publicUrl}${addressIn(language, '/sitemap.xml')}`,
    );
    return ['User-agent: *', ...closed, ...sitemaps, ''].join('\n');
  }

  @Get(['sitemap.xml', 'vi/sitemap.xml'])
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  getSitemap(@Req() { url }: FastifyRequest): Promise<string> {
    return this.sitemap.getSitemap(readLanguage(url).language);
  }

  @Get(['sitemap-:number.xml', 'vi/sitemap-:number.xml'])
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  async getSitemapPart(@Param('number') number: string, @Req() { url }: FastifyRequest): Promise<string> {
    const { language } = readLanguage(url);
    const part = /^[1-9]\d{0,3}$/.test(number) ? await this.sitemap.getPart(Number(number), language) : null;
    if (part === null) throw httpError(404, 'sitemap.unknown');
    return part;
  }
}
