import type { HTMLAttributes } from 'react';
import { visuallyHidden } from '../../theme/recipes/visually-hidden.recipe';
import { recipeClasses } from '../recipe-classes';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element; a span by default. */
  as?: 'span' | 'h2' | 'legend' | 'div';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className={recipeClasses(visuallyHidden).root} {...rest} />;
}
