import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter, scrollingRow } from '../../../theme/fragments';

/** A brand's types between two lines, 72 px high. */
export const typeBar = defineSlotRecipe({
  slots: ['root', 'item', 'picture'],
  base: {
    root: {
      ...scrollingRow,
      gap: { base: '6', md: '8' },
      listStyle: 'none',
      paddingInline: gutter,
      minHeight: 'type.bar',
      borderBlock: 'line',
      borderColor: 'border.line',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'full',
      minHeight: 'type.bar',
      flexShrink: 0,
      textStyle: 'nav',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    picture: { width: 'thumb.type', flexShrink: 0 },
  },
});
