import { chakra, useRecipe } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../../theme/recipes/controls';
import { Link, type LinkProps } from '../link/link';

const Root = chakra('button', buttonRecipe);

export interface ButtonLook {
  /** `ink` for the one main action, `outline` beside it, `danger` for deleting only, `inert` for what does nothing. */
  variant?: 'ink' | 'outline' | 'danger' | 'inert';
  /** 40, 48 or 56 px high; `tool` is 44 px, for what stands beside a list. */
  size?: 'sm' | 'tool' | 'md' | 'lg';
  /** As wide as what holds it. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook | 'color'> {
  /** Stands before the word. */
  icon?: LucideIcon;
}

/** A button with a word on it. `type` is `button` unless told otherwise. */
export function Button({ type = 'button', icon: Icon, children, ...rest }: ButtonProps) {
  return (
    <Root type={type} {...rest}>
      {Icon && <Icon aria-hidden strokeWidth={1.6} />}
      {children}
    </Root>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'css'> {}

/** A link that looks like a button: for what goes somewhere rather than does something. */
export function ButtonLink({ variant, size, wide, ...rest }: ButtonLinkProps) {
  const recipe = useRecipe({ recipe: buttonRecipe });
  return <Link css={recipe({ variant, size, wide })} {...rest} />;
}
