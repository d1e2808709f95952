import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/link';
import { recipeClasses } from '../recipe-classes';
import { buttonRecipe, buttonSizeRecipe } from './button.recipe';

export interface ButtonLook {
  /**
   * `ink` is the main action, `outline` stands beside it, `danger` only deletes, `inert` does nothing (rule V13).
   *
   * @default ink
   */
  variant?: 'ink' | 'outline' | 'danger' | 'inert';
  /**
   * 40, 48 or 56 px high; `tool` is 44 px, for a button next to a list.
   *
   * @default md
   */
  size?: 'sm' | 'tool' | 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook | 'className'> {
  /** Shown before the text. */
  icon?: LucideIcon;
}

/** A button with a text. Its default `type` is `button`. */
export function Button({ type = 'button', icon: Icon, variant, size, wide, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={useButtonStyle({ variant, size, wide })} {...rest}>
      {Icon && <Icon aria-hidden strokeWidth={1.6} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, wide, ...rest }: ButtonLinkProps) {
  return <Link className={useButtonStyle({ variant, size, wide })} {...rest} />;
}

function useButtonStyle({ variant, size, wide }: ButtonLook): string {
  return `${recipeClasses(buttonRecipe, { variant }).root} ${recipeClasses(buttonSizeRecipe, { size, wide }).root}`;
}
