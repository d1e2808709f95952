import { defineSlotRecipe } from '@chakra-ui/react';
import { scrollingRow } from '../../../theme/fragments';

/** Small cards in a row that scrolls sideways, under a short title. */
export const shoeRow = defineSlotRecipe({
  slots: ['root', 'title', 'rail', 'item'],
  base: {
    // It grows to its container's width, and never past it.
    root: { width: 'full', minWidth: '0', textAlign: 'start' },
    title: { textStyle: 'title', marginBottom: '3' },
    rail: {
      ...scrollingRow,
      overflowY: 'hidden',
      gap: '1',
      listStyle: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '1',
      // Room for focus rings.
      padding: '1',
      margin: '-1',
    },
    item: { flexShrink: 0, width: 'card.small', scrollSnapAlign: 'start' },
  },
});
