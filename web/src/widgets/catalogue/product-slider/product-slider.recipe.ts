import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter, scrollingRow } from '../../../theme/fragments';

/** A rail of 420 px cards that runs to the right edge; one step is 424 px. */
export const productSlider = defineSlotRecipe({
  slots: ['root', 'head', 'rail', 'item', 'arrows'],
  base: {
    // Outside the viewport it has no layout and about its final height. The margin leaves room for focus rings.
    root: {
      scrollMarginTop: '4',
      contentVisibility: 'auto',
      overflowClipMargin: '4px',
      containIntrinsicHeight: { base: 'auto 25rem', sm: 'auto 35rem' },
    },
    head: { paddingInline: gutter },
    rail: {
      ...scrollingRow,
      overflowY: 'hidden',
      gap: '1',
      listStyle: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: gutter,
      paddingInline: gutter,
      paddingBlock: '1',
      marginBlock: '-1',
    },
    item: { flexShrink: 0, width: { base: 'card.phone', sm: 'card' }, scrollSnapAlign: 'start' },
    arrows: { display: { base: 'none', sm: 'flex' }, gap: '1' },
  },
});
