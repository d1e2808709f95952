import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router';
import { useOverlay } from '../state/url';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link component of `ui` and `widgets`: the router follows links inside the app, the browser all others. */
export function AppLink({ href, ref, ...rest }: AppLinkProps) {
  if (!href.startsWith('/') && !href.startsWith('?') && !href.startsWith('#')) {
    return <a href={href} ref={ref} {...rest} />;
  }
  return <InnerLink href={href} ref={ref} {...rest} />;
}

function InnerLink({ href, ...rest }: AppLinkProps) {
  const { linkTo } = useOverlay();
  return <Link {...linkTo(href)} {...rest} />;
}
