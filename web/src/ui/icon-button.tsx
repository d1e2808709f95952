import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonRecipe } from '../theme/recipes/controls';

const Root = chakra('button', iconButtonRecipe);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'color'> {
  /** The accessible name; contract section 8 gives it for every icon. */
  label: string;
  icon: LucideIcon;
  variant?: 'plain' | 'outline' | 'solid' | 'ink' | 'film';
  size?: 'md' | 'lg';
  /** For a toggle: filled and announced as pressed. */
  pressed?: boolean;
}

/** An icon to press, in a box of at least 44 px. */
export function IconButton({ label, icon: Icon, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} aria-pressed={pressed} {...rest}>
      <Icon aria-hidden strokeWidth={1.6} fill={pressed ? 'currentColor' : 'none'} />
    </Root>
  );
}
