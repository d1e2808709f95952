import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp } from '../../theme/fragments';

/** The form's footer: messages, then the buttons. */
export const formFooter = defineSlotRecipe({
  slots: ['root', 'words', 'buttons'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      flexShrink: 0,
      borderTop: 'line',
      borderColor: 'border.line',
      paddingBlock: '3',
      paddingInline: { base: '4', sm: '8' },
    },
    words: {
      flex: '1 1 16rem',
      minWidth: '0',
      textStyle: 'small',
      color: 'fg.muted',
      ...clamp(4),
      '&[data-wrong]': { color: 'status.canceled', textStyle: 'label', display: 'block' },
    },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      marginLeft: 'auto',
      width: { base: 'full', sm: 'auto' },
      '& > button': { flex: { base: '1', sm: 'none' }, minWidth: { sm: '6.25rem' } },
    },
  },
});
