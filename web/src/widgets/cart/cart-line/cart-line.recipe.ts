import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, gutter } from '../../../theme/fragments';

/** 112 px tile, text, stepper; rows separated by lines. */
export const cartLine = defineSlotRecipe({
  slots: ['root', 'text', 'head', 'words', 'name', 'meta', 'foot', 'left', 'message'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: '{sizes.thumb.cart.phone} minmax(0, 1fr)',
        sm: '{sizes.thumb.cart} minmax(0, 1fr)',
      },
      columnGap: { base: '3', sm: '4' },
      paddingBlock: '5',
      paddingInline: gutter,
      borderBottom: 'line',
      borderColor: 'border.line',
      '&:last-of-type': { borderBottom: 'none' },
    },
    text: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    words: { minWidth: '0' },
    name: {
      textStyle: 'productName',
      ...clamp(2),
      '& > a': {
        // Otherwise the lines that are cut off lie over the stepper.
        ...clamp(2),
        textUnderlineOffset: '4px',
        textDecorationThickness: '1px',
        _hover: { textDecorationLine: 'underline' },
      },
    },
    meta: { textStyle: 'small', fontSize: '0.90625rem', color: 'fg.muted', marginTop: '1' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      marginTop: 'auto',
      paddingTop: '3',
    },
    left: { textStyle: 'small', color: 'fg.muted' },
    message: { marginTop: '2' },
  },
});
