import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { recipeClasses } from '../recipe-classes';
import { iconButtonRecipe } from './icon-button.recipe';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** The accessible name (rules N1 to N9). */
  label: string;
  /** A Lucide icon. */
  icon: LucideIcon;
  /**
   * `plain` stands in a row, `outline` alone, `solid` over a picture, `ink` is the chat's, `film` stands over a film.
   *
   * @default plain
   */
  variant?: 'plain' | 'outline' | 'solid' | 'ink' | 'film';
  /**
   * 44 or 56 px.
   *
   * @default md
   */
  size?: 'md' | 'lg';
  /**
   * For a toggle: filled, and announced as pressed; undefined for any other button.
   *
   * @default none
   */
  pressed?: boolean;
}

/** A button with only an icon, at least 44 px wide and high. */
export function IconButton({
  label,
  icon: Icon,
  variant,
  size,
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const style = recipeClasses(iconButtonRecipe, { variant, size }).root;
  return (
    <button type={type} className={style} aria-label={label} aria-pressed={pressed} {...rest}>
      <Icon aria-hidden strokeWidth={1.6} fill={pressed ? 'currentColor' : 'none'} />
    </button>
  );
}
