import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, gutter, ring, scrollingRow, transition } from '../fragments';

const WIDE = '@container (min-width: 15rem)';

/** A tile, and the text below it directly on the page. */
export const productCard = defineSlotRecipe({
  slots: [
    'root',
    'tile',
    'side',
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
    side: {
      display: 'none',
      position: 'absolute',
      inset: '0',
      opacity: 0,
      ...transition('opacity'),
      '@media (hover: hover)': { display: 'block', 'article:hover > div > &': { opacity: 1 } },
    },
    flag: { position: 'absolute', top: '2', left: '3', textStyle: 'flag', color: 'fg.onTile', zIndex: 1 },
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

/** 2 columns edge to edge on a phone, 4 from 1440 px on. */
export const productGrid = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      listStyle: 'none',
      gridTemplateColumns: {
        // Two columns; one at a large font size, where half a phone is too narrow for a price.
        base: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
      columnGap: { base: '2px', sm: '1' },
      rowGap: { base: '28px', sm: '36px', md: '44px' },
      // Edge to edge below 1024 px; the text keeps its own margin.
      marginInline: { base: '-4', sm: '-6', md: '0' },
      '--card-inset': { base: '{spacing.3}', md: '0px' },
    },
    item: { minWidth: '0' },
  },
});

/** A rail of 420 px cards that runs to the right edge; one step is 424 px. */
export const productSlider = defineSlotRecipe({
  slots: ['root', 'head', 'rail', 'item', 'arrows'],
  base: {
    // Outside the viewport it has no layout and about its final height. The margin leaves room for focus rings.
    root: {
      scrollMarginTop: '4',
      contentVisibility: 'auto',
      overflowClipMargin: '4px',
      containIntrinsicHeight: { base: 'auto 25rem', sm: 'auto 35rem' },
    },
    head: { paddingInline: gutter },
    rail: {
      ...scrollingRow,
      overflowY: 'hidden',
      gap: '1',
      listStyle: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: gutter,
      paddingInline: gutter,
      paddingBlock: '1',
      marginBlock: '-1',
    },
    item: { flexShrink: 0, width: { base: 'card.phone', sm: 'card' }, scrollSnapAlign: 'start' },
    arrows: { display: { base: 'none', sm: 'flex' }, gap: '1' },
  },
});

/** A brand's types between two lines, 72 px high. */
export const typeBar = defineSlotRecipe({
  slots: ['root', 'item', 'picture'],
  base: {
    root: {
      ...scrollingRow,
      gap: { base: '6', md: '8' },
      listStyle: 'none',
      paddingInline: gutter,
      minHeight: 'type.bar',
      borderBlock: 'line',
      borderColor: 'border.line',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'full',
      minHeight: 'type.bar',
      flexShrink: 0,
      textStyle: 'nav',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    picture: { width: 'thumb.type', flexShrink: 0 },
  },
});

/** A film as wide as the page: title bottom left, shoe on the right, pause button top right. */
export const filmHero = defineSlotRecipe({
  slots: ['root', 'media', 'text', 'kicker', 'title', 'subtitle', 'pause'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      background: 'bg.tile',
      color: 'fg.onTile',
      aspectRatio: { sm: 'film' },
      height: { base: 'film.phone', sm: 'auto' },
      '& button:focus-visible': { outlineColor: 'ink' },
    },
    // On a phone the half of the film with the shoe fills the width; its edges fade into the tile's grey.
    media: {
      position: 'absolute',
      right: '0',
      top: { base: '20', sm: '0' },
      width: { base: '166%', sm: 'full' },
      maxWidth: 'none',
      height: { base: 'auto', sm: 'full' },
      aspectRatio: { base: 'film', sm: 'auto' },
      objectFit: 'cover',
      maskImage: {
        base: 'linear-gradient(transparent, black 20%, black 80%, transparent)',
        sm: 'none',
      },
      filter: 'var(--picture-filter)',
    },
    text: {
      position: 'absolute',
      left: gutter,
      right: gutter,
      bottom: { base: '6', sm: '10' },
      pointerEvents: 'none',
    },
    kicker: { textStyle: 'lead', marginBottom: '2' },
    title: { textStyle: 'display.xl', maxWidth: { sm: '46%' }, textWrap: 'balance' },
    subtitle: { textStyle: 'lead', marginTop: { base: '3', sm: '5' } },
    pause: { position: 'absolute', top: { base: '4', sm: '6' }, right: gutter },
  },
  variants: { long: { true: { title: { maxWidth: 'full' } } } },
});

/** 36 px high; the background fades from ink to warm grey. */
export const banner = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'banner',
      paddingInline: '2',
      textAlign: 'center',
      textStyle: 'meta',
      fontWeight: 'medium',
      background: 'banner.bg',
      color: 'banner.fg',
      transitionProperty: 'background-color, color',
      transitionDuration: 'banner',
      transitionTimingFunction: 'out',
      '&[data-warm]': { background: 'bg.warm', color: 'fg.onTile' },
    },
  },
});
