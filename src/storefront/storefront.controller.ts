import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access';
import { Config } from '../config/config';
import { SitemapService } from './sitemap.service';

const AN_HOUR = 'public, max-age=3600';

/** What search engines ask for before they visit. */
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
    return ['User-agent: *', 'Disallow: /admin', `Sitemap: ${this.config.publicUrl}/sitemap.xml`, ''].join(
      '\n',
    );
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  getSitemap(): Promise<string> {
    return this.sitemap.getSitemap();
  }

  @Get('sitemap-:number.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  async getSitemapPart(@Param('number') number: string): Promise<string> {
    const part = /^[1-9]\d{0,3}$/.test(number) ? await this.sitemap.getPart(Number(number)) : null;
    if (part === null) throw new NotFoundException('There is no such sitemap.');
    return part;
  }
}
