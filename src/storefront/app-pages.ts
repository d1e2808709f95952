import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../common/language';
import { LOAD_PAGES, type AppPage, type LoadPages } from './built-pages';
import type { PageHead } from './page-head';

/** The app's pages, as the built web declares them (`web/src/app/pages.tsx`); none when the web is not built. */
@Injectable()
export class AppPages {
  private pages?: Promise<readonly AppPage[]>;

  constructor(@Inject(LOAD_PAGES) private readonly load: LoadPages) {}

  /** The head of the page at a path in lower case (rule V1). Any other path that is not a product's is a 404. */
  async find(path: string, language: Language): Promise<PageHead | undefined> {
    const page = (await this.list()).find((one) => one.path === path);
    return page && headOf(page, language);
  }

  /** The head of the 404 page. */
  async notFound(language: Language): Promise<PageHead> {
    const page = (await this.list()).find((one) => one.path === null);
    if (!page) throw new Error('The web is not built.');
    return headOf(page, language);
  }

  /** The paths that search engines may list. */
  async listedPaths(): Promise<string[]> {
    return (await this.list()).flatMap(({ path, isListed }) => (isListed && path !== null ? [path] : []));
  }

  private list(): Promise<readonly AppPage[]> {
    this.pages ??= this.load()?.listPages() ?? Promise.resolve([]);
    return this.pages;
  }
}

function headOf({ path, title, description, isListed, picture }: AppPage, language: Language): PageHead {
  return {
    language,
    title: title[language],
    description: description[language],
    canonicalPath: isListed ? path : null,
    type: 'website',
    picture: {
      path: `/media/films/${picture.film}-poster-1600.webp`,
      width: 1600,
      height: 800,
      alt: picture.alt[language],
    },
  };
}
