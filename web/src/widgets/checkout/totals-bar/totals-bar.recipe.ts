import { defineSlotRecipe } from '@chakra-ui/react';
import { errorWords, gutter } from '../../../theme/fragments';

/** 88 px at the bottom of the window, with the button below the right column. */
export const totalsBar = defineSlotRecipe({
  slots: ['root', 'message', 'missing', 'show', 'inner', 'words', 'label', 'action'],
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
    missing: {
      display: 'flex',
      justifyContent: { md: 'flex-end' },
      maxWidth: 'page',
      marginInline: 'auto',
      marginBottom: '-3',
      paddingInline: gutter,
    },
    show: {
      minHeight: 'control.icon',
      width: { md: 'aside' },
      textAlign: 'start',
      textStyle: 'label',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
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
