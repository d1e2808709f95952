import { createContext, createElement, type ElementType, type ReactNode, type Ref, useContext } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { recipeClasses } from '../recipe-classes';
import { textLink } from './link.recipe';

const LinkContext = createContext<ElementType>('a');

export interface LinkProviderProps {
  /** Renders an `<a>` from `href` and the usual attributes; the app passes one that uses its router. */
  component: ElementType;
  children: ReactNode;
}

/**
 * Sets the link component for all of `ui` and `widgets`, which know no router. Without a provider (Storybook, tests)
 * a link is a plain `<a href>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The link's target. */
  href: string;
  /** The rendered `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to `href`, rendered by the component that `LinkProvider` sets. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** A link inside or under text: underlined, in the text's colour. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  const styles = recipeClasses(textLink);
  return <Link className={styles.root} {...props} />;
}
