import { defineSlotRecipe } from '@chakra-ui/react';
import { transition } from '../../theme/fragments';

/** One inverted sentence with an undo button, at the bottom of the window or where it stands. */
export const undoNotice = defineSlotRecipe({
  slots: ['place', 'bar', 'button'],
  base: {
    bar: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'control',
      paddingLeft: '4',
      paddingRight: '1',
      paddingBlock: '2',
      borderRadius: 'sm',
      background: 'fg',
      color: 'fg.inverse',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      boxShadow: 'overlay',
      '& :focus-visible': { outlineColor: 'fg.inverse', outlineOffset: '-4px' },
    },
    button: {
      minHeight: 'control.icon',
      marginBlock: '-0.375rem',
      paddingInline: '3',
      whiteSpace: 'nowrap',
      textStyle: 'button.sm',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
      ...transition('opacity'),
    },
  },
  variants: {
    look: {
      window: {
        place: {
          position: 'fixed',
          insetInline: '0',
          bottom: { base: '4', sm: '6' },
          zIndex: 'chat',
          display: 'flex',
          justifyContent: 'center',
          paddingInline: '4',
          pointerEvents: 'none',
        },
      },
      inPlace: { bar: { justifyContent: 'space-between', boxShadow: 'none' } },
    },
  },
  defaultVariants: { look: 'window' },
});
