import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonRecipe } from '../../theme/recipes/controls';
import { useStyle } from '../use-styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** The accessible name; contract section 8 gives it for every icon. */
  label: string;
  /** An icon of Lucide. */
  icon: LucideIcon;
  /** `plain` in a row, `outline` alone, `solid` over a picture, `ink` for the chat, `film` over the film. */
  variant?: 'plain' | 'outline' | 'solid' | 'ink' | 'film';
  /** 44 or 56 px. */
  size?: 'md' | 'lg';
  /** For a toggle: filled and announced as pressed. */
  pressed?: boolean;
}

/** An icon to press, in a box of at least 44 px. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, variant, size, pressed, type = 'button', ...rest } = props;
  const style = useStyle(iconButtonRecipe, { variant, size });
  return (
    <button type={type} className={style} aria-label={label} aria-pressed={pressed} {...rest}>
      <Icon aria-hidden strokeWidth={1.6} fill={pressed ? 'currentColor' : 'none'} />
    </button>
  );
}
