import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, diagonalDown, inset, ring, transition } from '../fragments';

/** High-contrast mode would hide the difference between chosen and unchosen, so choices keep their own colours. */
const ownColours = { forcedColorAdjust: 'none' } as const;

/** Five cells in a row with shared borders. */
export const radioCells = defineSlotRecipe({
  slots: ['head', 'label', 'unit', 'grid', 'cell', 'input'],
  base: {
    head: { display: 'flex', justifyContent: 'space-between', marginBottom: '2' },
    label: { textStyle: 'title' },
    unit: { textStyle: 'small', color: 'fg.muted' },
    grid: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '1px', padding: '1px' },
    cell: {
      ...ownColours,
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: 'control',
      textStyle: 'numeric',
      fontWeight: 'semibold',
      fontSize: '0.9375rem',
      color: 'fg',
      outline: '1px solid {colors.border.control}',
      ...transition('background-color, color'),
      '@media (hover: hover)': { '&:hover:has(:enabled:not(:checked))': { background: 'bg.sunken' } },
      '&:has(:checked)': { background: 'fg', color: 'fg.inverse', outlineColor: 'fg' },
      '&:has(:disabled)': { color: 'fg.muted', backgroundImage: diagonalDown('border.control') },
      '&:has(:focus-visible)': { ...ring, zIndex: 1 },
    },
    input: coveringInput,
  },
});

/** 88 px pictures; a sold-out one has opacity .4, a diagonal and a text. */
export const pictureRadios = defineSlotRecipe({
  slots: ['head', 'label', 'chosen', 'list', 'option', 'input', 'picture', 'name'],
  base: {
    head: { textStyle: 'small', marginBottom: '3' },
    label: { textStyle: 'title' },
    chosen: { color: 'fg.muted' },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '1', rowGap: '3' },
    option: {
      position: 'relative',
      width: { base: 'thumb.colour.phone', sm: 'thumb.colour' },
    },
    input: coveringInput,
    picture: {
      ...ownColours,
      position: 'relative',
      display: 'block',
      aspectRatio: 'tile',
      background: 'bg.tile',
      'input:checked + &': {
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0',
          boxShadow: inset(2, 'fg'),
          zIndex: 1,
        },
      },
      'input:focus-visible + &': ring,
      '[data-sold-out] > &': {
        '& > *': { opacity: 'colourGone' },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0',
          backgroundImage: diagonalDown('ink'),
        },
      },
    },
    name: {
      display: 'block',
      marginTop: '2',
      textStyle: 'meta',
      'input:checked ~ &': { fontWeight: 'semibold' },
      '[data-sold-out] > &': { color: 'fg.muted' },
    },
  },
});

/** An 18 px box, circle or swatch before the text; the whole row is the target. */
export const optionRow = defineSlotRecipe({
  slots: ['root', 'input', 'box', 'label', 'count', 'mark'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      color: 'fg.soft',
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
      '&:has(:checked)': { color: 'fg' },
    },
    input: coveringInput,
    box: {
      ...ownColours,
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 'swatch.option',
      height: 'swatch.option',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.control'),
      color: 'transparent',
      ...transition('background-color, box-shadow'),
      '& svg': { width: '3', height: '3' },
      '&[data-shape=radio]': { borderRadius: 'round' },
      'input:focus-visible + &': ring,
      'input:checked + &': {
        '&[data-shape=checkbox]': { background: 'fg', color: 'fg.inverse', boxShadow: 'none' },
        '&[data-shape=radio]': { boxShadow: 'inset 0 0 0 6px {colors.fg}' },
        '&[data-shape=swatch]': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
      },
      'input:checked:focus-visible + &': { '&[data-shape=swatch]': { outlineOffset: '4px' } },
    },
    label: { flex: '1', minWidth: '0', 'input:checked ~ &': { fontWeight: 'semibold' } },
    count: {
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      color: 'fg.muted',
      'input:checked ~ &': { fontWeight: 'semibold' },
    },
    mark: { display: 'grid', color: 'fg.muted', '& svg': { width: 'icon', height: 'icon' } },
  },
  variants: {
    size: {
      md: {
        root: { minHeight: 'option', '@media (pointer: coarse)': { minHeight: 'option.touch' } },
        label: { textStyle: 'nav', fontWeight: 'regular' },
      },
      lg: { root: { minHeight: 'payment.row' }, label: { textStyle: 'body', fontWeight: 'medium' } },
    },
  },
});

/** Minus, number, plus: 44 px buttons in one frame. */
export const stepper = defineSlotRecipe({
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.line'),
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      width: 'control.icon',
      height: 'control.icon',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '&[aria-disabled=true]': { color: 'border.control', cursor: 'not-allowed' },
    },
    value: { textStyle: 'numeric', fontSize: '0.9375rem', minWidth: '6', textAlign: 'center' },
  },
});
