import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { InBoth } from '../common/language';
import { PROJECT_ROOT } from '../common/project-root';
import type { RenderedPage } from '../http/html-document';

/** What the web declares of a page, as far as the server needs it. */
export interface AppPage {
  /** Null for the page of an unknown address. */
  path: string | null;
  /** The title of the browser's tab. */
  title: InBoth;
  description: InBoth;
  /** Whether search engines may list it, and the server renders it; false for personal pages. */
  isListed: boolean;
  /** The film whose poster link previews show: `home`, or a brand's path. */
  picture: { film: string; alt: InBoth };
}

/** The built module that lists and renders pages (`web/src/entry-server.tsx`). */
export interface PageModule {
  listPages(): Promise<AppPage[]>;
  /** The API calls of a page: each URL with its key in the app's query cache. */
  callsOf(url: string): Promise<{ url: string; key: unknown }[]>;
  /** Says who sells, and the year, for all pages to come. */
  setShop(shop: object): void;
  /** @param data the responses, each with its key */
  renderPage(url: string, data: [key: unknown, answer: unknown][]): Promise<RenderedPage>;
}

/** Loads the module; returns null when the web is not built. */
export type LoadPages = () => PageModule | null;
export const LOAD_PAGES = Symbol('LoadPages');

const BUILT = join(PROJECT_ROOT, 'dist', 'pages', 'entry-server.cjs');

export function loadBuiltPages(): PageModule | null {
  return existsSync(BUILT) ? (createRequire(BUILT)(BUILT) as PageModule) : null;
}
