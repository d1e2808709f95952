import { defineSlotRecipe } from '@chakra-ui/react';

/** The field, what its address is today, and the button that opens the list of places. */
export const addressField = defineSlotRecipe({
  slots: ['root', 'now', 'waiting'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    now: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      marginBottom: '1',
      textStyle: 'small',
      overflowWrap: 'anywhere',
    },
    waiting: { display: 'grid', placeItems: 'center', minHeight: 'panel', padding: '6' },
  },
});
