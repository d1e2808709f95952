import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, diagonalDown, inset, ownColours, ring } from '../../theme/fragments';

/** 88 px pictures; an unavailable one has opacity .4, a diagonal and a text below its name. */
export const pictureRadios = defineSlotRecipe({
  slots: ['head', 'label', 'chosen', 'list', 'option', 'input', 'picture', 'name', 'gone'],
  base: {
    head: { textStyle: 'small', marginBottom: '3' },
    label: { textStyle: 'title' },
    chosen: { color: 'fg.muted' },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '1', rowGap: '3' },
    option: {
      position: 'relative',
      width: { base: 'thumb.colour.phone', sm: 'thumb.colour' },
    },
    input: coveringInput,
    picture: {
      ...ownColours,
      position: 'relative',
      display: 'block',
      aspectRatio: 'tile',
      background: 'bg.tile',
      'input:checked + &': {
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0',
          boxShadow: inset(2, 'fg'),
          zIndex: 1,
        },
      },
      'input:focus-visible + &': ring,
      '[data-unavailable] > &': {
        '& > *': { opacity: 'unavailable' },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0',
          backgroundImage: diagonalDown('ink'),
        },
      },
    },
    name: {
      display: 'block',
      marginTop: '2',
      // Long names do not touch the next one.
      paddingRight: '1',
      overflowWrap: 'anywhere',
      textStyle: 'meta',
      'input:checked ~ &': { fontWeight: 'semibold' },
      '[data-unavailable] > &': { color: 'fg.muted' },
    },
    gone: { display: 'block', fontWeight: 'normal' },
  },
});
