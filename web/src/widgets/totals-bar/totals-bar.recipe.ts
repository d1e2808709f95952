import { defineSlotRecipe } from '@chakra-ui/react';
import { errorWords, gutter } from '../../theme/fragments';

/** 88 px at the bottom of the window, with the button below the right column. */
export const totalsBar = defineSlotRecipe({
  slots: ['root', 'message', 'inner', 'words', 'label', 'action'],
  base: {
    root: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'bar',
      background: 'bg',
      borderTop: 'line',
      borderColor: 'border.line',
    },
    message: {
      ...errorWords,
      justifyContent: { md: 'flex-end' },
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
      paddingTop: '3',
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'total.bar',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
    },
    words: { display: 'flex', flexDirection: 'column' },
    label: { textStyle: 'small', color: 'fg.muted' },
    action: { width: { base: '48%', md: 'aside' }, minWidth: 'min-content', maxWidth: 'full' },
  },
});
