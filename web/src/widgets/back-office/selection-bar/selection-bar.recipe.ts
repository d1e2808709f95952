import { defineSlotRecipe } from '@chakra-ui/react';

/** A bar over the list's end; on a phone its buttons scroll sideways. */
export const selectionBar = defineSlotRecipe({
  slots: ['root', 'count', 'actions'],
  base: {
    root: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      alignItems: { lg: 'center' },
      columnGap: '5',
      rowGap: '1',
      paddingBlock: '3',
      background: 'bg',
      borderTop: 'line',
      borderColor: 'fg',
      '&[hidden]': { display: 'none' },
    },
    count: { textStyle: 'label', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    actions: {
      display: 'flex',
      flexWrap: { lg: 'wrap' },
      gap: '2',
      overflowX: { base: 'auto', lg: 'visible' },
      padding: '1',
      whiteSpace: 'nowrap',
    },
  },
});
