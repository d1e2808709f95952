import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonRecipe, buttonSizeRecipe } from '../../theme/recipes/controls';
import { Link, type LinkProps } from '../link/link';
import { useStyle } from '../use-styles';

export interface ButtonLook {
  /** `ink` for the one main action, `outline` beside it, `danger` for deleting only, `inert` for what does nothing. */
  variant?: 'ink' | 'outline' | 'danger' | 'inert';
  /** 40, 48 or 56 px high; `tool` is 44 px, for what stands beside a list. */
  size?: 'sm' | 'tool' | 'md' | 'lg';
  /** As wide as what holds it. */
  wide?: boolean;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook | 'className'> {
  /** Stands before the word. */
  icon?: LucideIcon;
}

/** A button with a word on it. `type` is `button` unless told otherwise. */
export function Button({ type = 'button', icon: Icon, variant, size, wide, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={useButtonStyle({ variant, size, wide })} {...rest}>
      {Icon && <Icon aria-hidden strokeWidth={1.6} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link that looks like a button: for what goes somewhere rather than does something. */
export function ButtonLink({ variant, size, wide, ...rest }: ButtonLinkProps) {
  return <Link className={useButtonStyle({ variant, size, wide })} {...rest} />;
}

function useButtonStyle({ variant, size, wide }: ButtonLook): string {
  return `${useStyle(buttonRecipe, { variant })} ${useStyle(buttonSizeRecipe, { size, wide })}`;
}
