import { defineRecipe } from '@chakra-ui/react';
import { inset, transition } from '../../theme/fragments';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'sm',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    ...transition('background-color, box-shadow, color, opacity'),
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:disabled': { opacity: 'disabled', cursor: 'not-allowed' },
    '&[data-status=success]': { background: 'solid.success', color: 'fg.onSolid', boxShadow: 'none' },
    '&[data-status=failed]': { background: 'solid.danger', color: 'fg.onSolid', boxShadow: 'none' },
  },
  variants: {
    variant: {
      ink: {
        background: 'fg',
        color: 'fg.inverse',
        '@media (hover: hover)': {
          '&:hover:not(:disabled):not([data-status=success]):not([data-status=failed])': {
            background: 'fg.soft',
          },
        },
        '&:active:not(:disabled):not([data-status=success]):not([data-status=failed])': {
          background: 'fg.muted',
        },
      },
      outline: {
        color: 'fg',
        boxShadow: inset(1, 'border.control'),
        '@media (hover: hover)': { '&:hover:not(:disabled)': { boxShadow: inset(1, 'fg') } },
        '&:active:not(:disabled)': { background: 'bg.sunken' },
      },
      danger: { background: 'solid.danger', color: 'fg.onSolid' },
      inert: { background: 'bg.inert', color: 'fg.muted', cursor: 'default' },
    },
  },
  defaultVariants: { variant: 'ink' },
});

/** The size of a button, apart from its look, so that not every combination is generated. */
export const buttonSizeRecipe = defineRecipe({
  base: { gap: '2', flexShrink: 0 },
  variants: {
    size: {
      sm: { minHeight: 'control.sm', paddingInline: '4', textStyle: 'button.sm' },
      tool: {
        minHeight: 'control.icon',
        paddingInline: '4',
        gap: '3',
        textStyle: 'button.sm',
        // On a phone with large letters its words take two lines.
        maxWidth: 'full',
        '& svg': { width: 'icon', height: 'icon' },
      },
      md: { minHeight: 'control', paddingInline: '5', textStyle: 'button.md' },
      lg: { minHeight: 'control.lg', paddingInline: '6', textStyle: 'button.lg' },
    },
    wide: { true: { width: 'full', flexShrink: 1 } },
  },
  defaultVariants: { size: 'md' },
});
