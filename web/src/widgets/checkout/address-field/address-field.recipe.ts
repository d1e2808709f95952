import { defineSlotRecipe } from '@chakra-ui/react';

/** As tall with one name as with many, so that the dialog stays where it is while one types. */
const PLACES = 'min(30rem, 60dvh)';

/** The field, what its address is today, and the button that opens the list of places. */
export const addressField = defineSlotRecipe({
  slots: ['root', 'now', 'waiting', 'list'],
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
    waiting: { display: 'grid', placeItems: 'center', minHeight: PLACES, padding: '6' },
    list: { minHeight: PLACES },
  },
});
