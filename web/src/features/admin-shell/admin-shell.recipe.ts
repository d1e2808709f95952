import { defineSlotRecipe } from '@chakra-ui/react';

/** Navigation next to the content, or above it. */
export const adminShell = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: '{sizes.rail} minmax(0, 1fr)',
        lg: '{sizes.panel} minmax(0, 1fr)',
      },
      gridTemplateRows: { base: 'auto 1fr', sm: 'auto' },
      minHeight: 'screen',
    },
    main: {
      minWidth: '0',
      outline: 'none',
      maxWidth: 'page',
      paddingInline: { base: '4', sm: '6', lg: '10' },
      paddingTop: { base: '5', sm: '1.875rem' },
      paddingBottom: '16',
    },
  },
});
