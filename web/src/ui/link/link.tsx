import { createContext, createElement, type ElementType, type ReactNode, type Ref, useContext } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { useStyles } from '../use-styles';

const LinkContext = createContext<ElementType>('a');

export interface LinkProviderProps {
  /** Draws an `<a>` from `href` and the usual anchor properties; the app gives one that knows its router. */
  component: ElementType;
  children: ReactNode;
}

/**
 * The one way in which `ui` and `widgets` link: they take an `href`, and the app says once, here, which
 * component follows it. Without a provider (Storybook, tests) a link is a plain `<a href>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** The `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to `href`, followed by whatever `LinkProvider` gave. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** A link inside or under text: underlined, in ink. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  const styles = useStyles('textLink');
  return <Link className={styles.root} {...props} />;
}
