import { defineSlotRecipe } from '@chakra-ui/react';

/** 2 columns edge to edge on a phone, 4 from 1440 px on. */
export const productGrid = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      listStyle: 'none',
      gridTemplateColumns: {
        // Two columns; one at a large font size, where half a phone is too narrow for a price.
        base: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
      columnGap: { base: '2px', sm: '1' },
      rowGap: { base: '28px', sm: '36px', md: '44px' },
      // Edge to edge below 1024 px; the text keeps its own margin.
      marginInline: { base: '-4', sm: '-6', md: '0' },
      '--card-inset': { base: '{spacing.3}', md: '0px' },
    },
    item: { minWidth: '0' },
  },
});
