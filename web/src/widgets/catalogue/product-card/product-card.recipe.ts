import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, ring, transition } from '../../../theme/fragments';

const WIDE = '@container (min-width: 15rem)';

/** A tile, and the text below it directly on the page. */
export const productCard = defineSlotRecipe({
  slots: [
    'root',
    'tile',
    'next',
    'flag',
    'text',
    'words',
    'name',
    'link',
    'type',
    'sizes',
    'figures',
    'swatches',
    'swatch',
    'skeletonWords',
  ],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      containerType: 'inline-size',
      '&[data-sold-out]': { color: 'fg.muted' },
    },
    tile: { position: 'relative', display: 'block' },
    // Not rendered on screens without hover, so that phones do not fetch an invisible picture.
    next: {
      display: 'none',
      position: 'absolute',
      inset: '0',
      opacity: 0,
      ...transition('opacity'),
      '@media (hover: hover)': { display: 'block', 'article:hover > div > &': { opacity: 1 } },
    },
    // On a ground of its own: a dark shoe may reach under it.
    flag: {
      position: 'absolute',
      top: '2',
      left: '2',
      paddingInline: '1',
      background: 'bg.warm',
      textStyle: 'flag',
      fontWeight: 'regular',
      color: 'fg.onTile',
      '[data-sold-out] &': { fontWeight: 'semibold' },
      zIndex: 1,
    },
    // Text and numbers stand next to each other when the card, not the window, is wide enough for both.
    text: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingTop: '3',
      paddingLeft: 'var(--card-inset, 0px)',
      paddingRight: '3',
      [WIDE]: { flexDirection: 'row' },
    },
    words: { minWidth: '0' },
    name: { textStyle: 'productName', ...clamp(2) },
    link: {
      color: 'current',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
      // The whole card is the target; its accessible name is the product's name.
      '&::after': { content: '""', position: 'absolute', inset: '0', zIndex: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': ring,
      '@media (hover: hover)': { 'article:hover &': { textDecorationLine: 'underline' } },
    },
    type: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      textStyle: 'meta',
      fontSize: '0.84375rem',
      color: 'fg.muted',
      marginTop: '1',
    },
    sizes: { textStyle: 'numeric', lineHeight: '1.125rem' },
    figures: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      flexShrink: 0,
      [WIDE]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'flex-end',
        justifyContent: 'flex-start',
        gap: '1',
      },
    },
    skeletonWords: {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      paddingBlock: '1',
      minHeight: '12',
    },
    swatches: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none', paddingBlock: '1' },
    swatch: {
      width: 'swatch',
      height: 'swatch',
      boxShadow: 'inset 0 0 0 1px {colors.border.control}',
      display: 'block',
    },
  },
});
