import { defineSlotRecipe } from '@chakra-ui/react';
import { inset, ring } from '../../../theme/fragments';

/** Six tiles, 4 px apart; the last one adds a picture. */
export const detailImages = defineSlotRecipe({
  slots: ['root', 'label', 'count', 'grid', 'tile', 'remove'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    label: { textStyle: 'label' },
    count: { color: 'fg.muted' },
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      gap: '1',
      listStyle: 'none',
    },
    tile: {
      position: 'relative',
      aspectRatio: 'tile',
      overflow: 'hidden',
      '&[data-add]': { boxShadow: inset(1, 'border.control') },
      '&:has(:focus-visible)': ring,
    },
    remove: {
      position: 'absolute',
      top: '0',
      right: '0',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      background: 'bg',
      color: 'fg',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      // A touch target of 44 px.
      '&::after': { content: '""', position: 'absolute', inset: '-10px' },
    },
  },
});
