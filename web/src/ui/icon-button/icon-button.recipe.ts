import { defineRecipe } from '@chakra-ui/react';
import { inset, transition } from '../../theme/fragments';

export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'sm',
    color: 'fg',
    cursor: 'pointer',
    ...transition('background-color, box-shadow, opacity'),
    '& svg': { width: 'icon.lg', height: 'icon.lg' },
    '&:disabled': { opacity: 'unavailable', cursor: 'default' },
  },
  variants: {
    variant: {
      plain: { '@media (hover: hover)': { '&:hover:not(:disabled)': { background: 'bg.sunken' } } },
      outline: {
        boxShadow: inset(1, 'border.control'),
        '@media (hover: hover)': { '&:hover:not(:disabled)': { boxShadow: inset(1, 'fg') } },
      },
      solid: { background: 'bg', '@media (hover: hover)': { '&:hover': { background: 'bg.sunken' } } },
      ink: {
        background: 'fg',
        color: 'fg.inverse',
        '@media (hover: hover)': { '&:hover': { background: 'fg.soft' } },
      },
      film: {
        color: 'fg.onTile',
        boxShadow: inset(1, 'ink'),
        '& svg': { fill: 'current', width: 'icon.sm', height: 'icon.sm' },
      },
    },
    size: {
      md: { width: 'control.icon', height: 'control.icon' },
      lg: { width: 'control.lg', height: 'control.lg' },
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
