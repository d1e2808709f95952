import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '../../lib/i18n';
import { DocumentTitle } from './document-title';

/** A text in each language, for search engines; what people read on a page goes through `i18n`. */
export type InBoth = Readonly<Record<Locale, string>>;

interface PageParts {
  /** The file of the page below `src`, without its extension: its scripts and styles go with the rendered page. */
  module: string;
  /** The title of the browser's tab; empty for the shop's own. */
  title: (path: string) => string;
  /** The page sets the tab's title itself, as its sections have their own. */
  hasOwnTitle?: true;
  /** The film whose poster link previews show, and what it shows; the home page's if left out. */
  picture?: (path: string) => { film: string; alt: InBoth };
  Component: ComponentType<{ path: string }>;
}

/** The API calls of the first render, by their keys in the query cache. */
type Queries = (path: string, params: URLSearchParams) => QueryKey[];

/** A page that search engines may list, which the server renders. */
interface ListedPage extends PageParts {
  isListed: true;
  /** What search results say of it; null for the shop's own description. */
  description: ((path: string) => InBoth) | null;
  queries: Queries;
}

/** A personal page, which the browser renders, or that of an unknown address. */
interface UnlistedPage extends PageParts {
  isListed: false;
  description?: null;
  queries?: Queries;
}

export type PageDefinition = ListedPage | UnlistedPage;

/** A page as the router draws it at a path of the table, with its declaration. */
export type Page = ComponentType<{ path: string }> & { definition: PageDefinition };

/** All that the app and the server know of a page; `app/pages.tsx` says at which paths it is. */
export function definePage(definition: PageDefinition): Page {
  const { title, hasOwnTitle, Component } = definition;
  const PageWithTitle = ({ path }: { path: string }) => (
    <>
      {!hasOwnTitle && <DocumentTitle>{title(path)}</DocumentTitle>}
      <Component path={path} />
    </>
  );
  return Object.assign(PageWithTitle, { definition });
}
