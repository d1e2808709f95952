import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, tight } from '../../../theme/fragments';

/** A product in the list. */
export const adminProductRow = defineSlotRecipe({
  slots: ['thumb', 'name', 'brand', 'fact', 'figure', 'price', 'quantity', 'label', 'actions'],
  base: {
    thumb: { width: { base: '4.5rem', md: '3.25rem' } },
    name: { textStyle: 'productName', ...clamp(2) },
    brand: { textStyle: 'meta', color: 'fg.muted' },
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
      '& > span': { display: { md: 'none' } },
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
