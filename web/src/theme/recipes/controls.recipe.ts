import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { inset, transition } from '../fragments';

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
        whiteSpace: 'nowrap',
        '& svg': { width: 'icon', height: 'icon' },
      },
      md: { minHeight: 'control', paddingInline: '5', textStyle: 'button.md' },
      lg: { minHeight: 'control.lg', paddingInline: '6', textStyle: 'button.lg' },
    },
    wide: { true: { width: 'full', flexShrink: 1 } },
  },
  defaultVariants: { size: 'md' },
});

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
    '&:disabled': { opacity: 'colourGone', cursor: 'default' },
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

/** Label and icon share a grid cell, so that the button keeps the label's width. */
export const statusButton = defineSlotRecipe({
  slots: ['stack', 'label', 'mark'],
  base: {
    stack: { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } },
    label: { ...transition('opacity'), '&[data-covered]': { opacity: 0 } },
    mark: {
      display: 'inline-grid',
      placeItems: 'center',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
  },
});

export const spinner = defineSlotRecipe({
  slots: ['box', 'ring'],
  base: {
    box: { display: 'grid', placeItems: 'center' },
    ring: {
      display: 'inline-block',
      border: 'rule',
      borderColor: 'current',
      borderTopColor: 'transparent',
      borderRadius: 'round',
      animation: 'spin 800ms linear infinite',
    },
  },
  variants: {
    size: {
      md: { ring: { width: 'icon.lg', height: 'icon.lg' } },
      lg: { ring: { width: '10', height: '10' }, box: { minHeight: 'film.phone' } },
    },
  },
});

export const textLink = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      textStyle: 'label',
      color: 'fg',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
});

export const shake = defineSlotRecipe({
  slots: ['root'],
  base: { root: { '&[data-active]': { animation: 'shake 200ms linear' } } },
});
