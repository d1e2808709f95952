import { defineSlotRecipe } from '@chakra-ui/react';
import { orderNumber } from '../../../theme/fragments';

/** Thumbnails, number and date, status, total; the whole row opens the order. */
export const orderRow = defineSlotRecipe({
  slots: ['list', 'root', 'thumbs', 'thumb', 'more', 'words', 'number', 'date', 'money', 'status', 'total'],
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
    money: {
      display: 'block',
      textStyle: 'small',
      color: 'fg.muted',
      '&[data-open]': { color: 'fg', fontWeight: 'semibold' },
    },
    status: { gridArea: 'status', justifySelf: { base: 'end', lg: 'start' } },
    total: { gridArea: 'total', justifySelf: 'end', alignSelf: { base: 'start', md: 'center' } },
  },
});
