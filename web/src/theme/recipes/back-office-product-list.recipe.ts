import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, tight } from '../fragments';

/** A product in the list. */
export const adminProductRow = defineSlotRecipe({
  slots: ['thumb', 'name', 'fact', 'figure', 'price', 'quantity', 'label', 'actions'],
  base: {
    thumb: { width: { base: '4.5rem', md: '3.25rem' } },
    name: { textStyle: 'productName', ...clamp(2) },
    // Below 1024 px the facts stand in one row, separated by dots.
    fact: { textStyle: { base: 'meta', md: 'small' }, color: 'fg.muted', whiteSpace: 'nowrap' },
    figure: {
      textStyle: { base: 'meta', md: 'numeric' },
      fontSize: { md: '0.9375rem' },
      color: { base: 'fg.muted', md: 'fg' },
      whiteSpace: 'nowrap',
      mdDown: { marginLeft: '-2', '&::before': { content: '"· "' } },
      [tight]: { marginLeft: '0', '&::before': { content: 'none' } },
      '&[data-muted]': { color: 'fg.muted' },
    },
    price: { textStyle: 'numeric', fontSize: '0.9375rem', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    quantity: {
      display: 'flex',
      marginLeft: 'auto',
      [tight]: { marginLeft: '0' },
      alignItems: 'center',
      gap: '1',
      minHeight: 'control.icon',
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      cursor: 'pointer',
      textUnderlineOffset: '4px',
      '&[data-none] > b': { color: 'status.canceled' },
      '& > b': { fontWeight: 'semibold' },
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
    },
    label: { display: { md: 'none' }, textStyle: 'small' },
    actions: { display: 'flex', flexDirection: { base: 'column', md: 'row' } },
  },
});

/** A product's stock movements: one row for each change. */
export const stockMovements = defineSlotRecipe({
  slots: ['root', 'row', 'change', 'words', 'meta', 'when'],
  base: {
    root: { containerType: 'inline-size', listStyle: 'none', borderTop: 'line', borderColor: 'fg' },
    row: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      borderBottom: 'line',
      borderColor: 'border.line',
    },
    change: {
      textStyle: 'numeric',
      fontWeight: 'semibold',
      textAlign: 'right',
      '&[data-down]': { color: 'status.canceled' },
      '&[data-up]': { color: 'status.completed' },
    },
    words: { textStyle: 'small', minWidth: '0' },
    meta: { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    when: { textStyle: 'meta', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
