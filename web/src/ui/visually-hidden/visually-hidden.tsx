import type { HTMLAttributes } from 'react';
import { useStyles } from '../use-styles';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element; a span unless told. */
  as?: 'span' | 'h2';
}

/** Heard by a screen reader, not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={useStyles('visuallyHidden').root} {...rest} />;
}
