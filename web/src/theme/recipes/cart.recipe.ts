import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, gutter, orderNumber } from '../fragments';

/** 112 px tile, text, stepper; rows separated by lines. */
export const cartLine = defineSlotRecipe({
  slots: ['root', 'text', 'head', 'words', 'name', 'meta', 'foot', 'message'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: '{sizes.thumb.cart.phone} minmax(0, 1fr)',
        sm: '{sizes.thumb.cart} minmax(0, 1fr)',
      },
      columnGap: { base: '3', sm: '4' },
      paddingBlock: '5',
      paddingInline: gutter,
      borderBottom: 'line',
      borderColor: 'border.line',
      '&:last-of-type': { borderBottom: 'none' },
    },
    text: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    words: { minWidth: '0' },
    name: { textStyle: 'productName', ...clamp(2) },
    meta: { textStyle: 'small', fontSize: '0.90625rem', color: 'fg.muted', marginTop: '1' },
    foot: { marginTop: 'auto', paddingTop: '3' },
    message: { marginTop: '2' },
  },
});

/** Subtotal, delivery, total and the button. */
export const cartSummary = defineSlotRecipe({
  slots: ['root', 'row', 'term', 'free', 'total', 'action'],
  base: {
    root: { margin: '0' },
    row: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '8' },
    term: { textStyle: 'body', fontSize: '0.9375rem', color: 'fg.muted' },
    free: { textStyle: 'numeric', fontSize: '0.9375rem' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      textStyle: 'lead',
      fontWeight: 'semibold',
      minHeight: 'control.sm',
    },
    action: { marginTop: '3' },
  },
  variants: {
    look: {
      drawer: { root: { paddingInline: gutter, paddingTop: '4', paddingBottom: { base: '4', sm: '6' } } },
      page: { root: { borderTop: 'line', borderColor: 'fg', paddingTop: '4' } },
    },
  },
});

/** An order's line: 144 px tile, colour, size, quantity, line total. */
export const orderLine = defineSlotRecipe({
  slots: ['root', 'list', 'text', 'head', 'name', 'total'],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'fg' },
    root: {
      display: 'grid',
      gridTemplateColumns: {
        // Leaves room for the text at twice the font size.
        base: 'min({sizes.thumb.order.phone}, 36%) minmax(0, 1fr)',
        sm: '{sizes.thumb.order} minmax(0, 1fr)',
      },
      columnGap: { base: '3', sm: '5' },
      paddingBlock: '5',
      borderBottom: 'line',
      borderColor: 'border.line',
      '&:last-of-type': { borderBottom: 'none' },
    },
    text: {
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      columnGap: '6',
      rowGap: '1',
      alignContent: 'start',
    },
    head: { minWidth: '0' },
    name: { textStyle: 'productName', marginBottom: '1' },
    total: {},
  },
});

/** Thumbnails, number and date, status, total; the whole row opens the order. */
export const orderRow = defineSlotRecipe({
  slots: ['list', 'root', 'thumbs', 'thumb', 'more', 'words', 'number', 'date', 'status', 'total'],
  base: {
    list: { listStyle: 'none' },
    root: {
      display: 'grid',
      width: 'full',
      textAlign: 'left',
      cursor: 'pointer',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: '{sizes.thumbs.column} minmax(0, 1fr) auto',
        lg: '{sizes.thumbs.column} minmax(0, 1fr) {sizes.state.column} {sizes.figure.column}',
      },
      gridTemplateAreas: {
        base: '"thumbs status" "words total"',
        md: '"thumbs words status" "thumbs words total"',
        lg: '"thumbs words status total"',
      },
      columnGap: '4',
      rowGap: { base: '2', md: '1' },
      alignItems: 'center',
      paddingBlock: '3',
      borderTop: 'line',
      borderColor: 'border.line',
    },
    thumbs: { gridArea: 'thumbs', display: 'flex', gap: '2px' },
    thumb: { width: 'thumb.history', flexShrink: 0 },
    more: {
      width: 'thumb.history',
      height: 'thumb.history',
      display: 'grid',
      placeItems: 'center',
      background: 'bg.sunken',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
    words: { gridArea: 'words', minWidth: '0' },
    number: orderNumber,
    date: { textStyle: 'numeric', fontSize: '0.84375rem', color: 'fg.muted', display: 'block' },
    status: { gridArea: 'status', justifySelf: { base: 'end', lg: 'start' } },
    total: { gridArea: 'total', justifySelf: 'end', alignSelf: { base: 'start', md: 'center' } },
  },
});
