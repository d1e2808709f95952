import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from './shared';

/** 64 px (56 on a phone), no border; brand links move into a row of their own below 1024 px. */
export const siteHeader = defineSlotRecipe({
  slots: ['root', 'logo', 'nav', 'brands', 'brand', 'tools', 'search', 'signUp', 'cart', 'account', 'count'],
  base: {
    root: {
      background: 'bg',
      display: 'grid',
      gridTemplateColumns: { base: 'auto 1fr', md: 'auto auto 1fr' },
      alignItems: 'center',
      paddingInline: gutter,
      minHeight: { md: 'header' },
    },
    logo: {
      textStyle: 'logo',
      color: 'fg',
      textDecoration: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'header.phone', md: 'control.icon' },
      marginRight: { md: '6', lg: '10' },
    },
    // Below 1024 px a row of its own under the logo, scrolling sideways to both edges.
    nav: {
      order: { base: 1, md: 0 },
      gridColumn: { base: '1 / -1', md: 'auto' },
      minWidth: '0',
      marginInline: { base: '-4', sm: '-6', md: '0' },
    },
    brands: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '5', sm: '6', md: '4', lg: '6' },
      listStyle: 'none',
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      paddingInline: { base: '4', sm: '6', md: '0' },
      borderBottom: { base: 'line', md: 'none' },
      borderColor: { base: 'border.line', md: 'transparent' },
      '&::-webkit-scrollbar': { display: 'none' },
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control.icon',
      textStyle: 'nav',
      color: 'fg',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      position: 'relative',
      '&[aria-current=page]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: { base: '0', md: '8px' },
        borderBottom: 'rule',
        borderColor: 'fg',
      },
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
      '&[aria-current=page]': { textDecoration: 'none' },
      '&:focus-visible': { outlineOffset: { base: '-2px', md: '2px' } },
    },
    tools: { display: 'flex', alignItems: 'center', marginLeft: 'auto', marginRight: '-3' },
    // An icon on a narrow screen, a sunken box that looks like a field on a wide one.
    search: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: { base: 'center', md: 'flex-start' },
      gap: '3',
      width: { base: 'control.icon', md: '28', lg: 'search.box' },
      height: { base: 'control.icon', md: 'control.sm' },
      paddingInline: { md: '3' },
      marginRight: { md: '6' },
      background: { md: 'bg.sunken' },
      color: { base: 'fg', md: 'fg.muted' },
      borderRadius: 'sm',
      textStyle: 'small',
      cursor: { base: 'pointer', md: 'text' },
      '& svg': {
        width: { base: 'icon.lg', md: 'icon' },
        height: { base: 'icon.lg', md: 'icon' },
        flexShrink: 0,
      },
      '& span': { display: { base: 'none', md: 'inline' } },
    },
    signUp: {
      display: { base: 'none', sm: 'inline-flex' },
      alignItems: 'center',
      minHeight: 'control.icon',
      paddingInline: '1',
      marginRight: '2',
      textStyle: 'nav',
      color: 'fg',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&[aria-disabled=true]': { color: 'fg.muted', opacity: 'disabled', cursor: 'not-allowed' },
      '@media (hover: hover)': {
        '&[href]:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      },
    },
    cart: { position: 'relative', display: 'inline-grid' },
    account: {
      display: 'inline-grid',
      placeItems: 'center',
      width: 'control.icon',
      height: 'control.icon',
      borderRadius: 'sm',
      color: 'fg',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
      '@media (hover: hover)': { '&:hover': { background: 'bg.sunken' } },
    },
    count: {
      position: 'absolute',
      top: '0',
      right: '0',
      display: 'grid',
      placeItems: 'center',
      minWidth: 'count',
      height: 'count',
      paddingInline: '1',
      borderRadius: 'round',
      background: 'fg',
      color: 'fg.inverse',
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'semibold',
      lineHeight: '1',
      pointerEvents: 'none',
      '&[data-wide]': { borderRadius: '10px' },
    },
  },
});

/** Ink, five columns, the logo large. */
export const siteFooter = defineSlotRecipe({
  slots: [
    'root',
    'inner',
    'columns',
    'brand',
    'logo',
    'tagline',
    'heading',
    'list',
    'items',
    'item',
    'link',
    'foot',
  ],
  base: {
    root: {
      background: 'footer.bg',
      color: 'footer.fg',
      marginTop: '20',
      '& :focus-visible': { outlineColor: 'footer.fg' },
    },
    inner: {
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
      paddingTop: { base: '12', md: '16' },
      paddingBottom: '6',
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '2.3fr 1fr 1.8fr 1.3fr 1fr' },
      columnGap: { base: '4', md: '8' },
      rowGap: '8',
    },
    brand: { gridColumn: { base: '1 / -1', md: 'auto' } },
    logo: { textStyle: 'logoLarge', marginLeft: '-1' },
    tagline: {
      textStyle: 'small',
      color: 'footer.muted',
      marginTop: '3',
      maxWidth: 'card.phone',
      textWrap: 'pretty',
    },
    heading: { textStyle: 'meta', fontWeight: 'medium', color: 'footer.muted', marginBottom: '3' },
    items: { listStyle: 'none' },
    list: { minWidth: '0', '&[data-wide]': { gridColumn: { base: '1 / -1', md: 'auto' } } },
    item: { textStyle: 'nav', fontWeight: 'regular', paddingBlock: '1', maxWidth: 'card.phone' },
    link: {
      color: 'current',
      textDecoration: 'none',
      display: 'inline-block',
      paddingBlock: '1',
      marginBlock: '-1',
      '@media (pointer: coarse)': { paddingBlock: '3', marginBlock: '-3' },
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: { base: '10', md: '16' },
      paddingTop: '5',
      borderTop: 'line',
      borderColor: 'footer.rule',
      textStyle: 'meta',
      color: 'footer.muted',
    },
  },
});

/** The frames of the pages: gutter, widest line, and the two columns of section 2's layout table. */
export const frame = defineSlotRecipe({
  slots: ['page', 'columns', 'main', 'aside', 'split', 'splitPicture', 'splitForm', 'splitInner', 'stack'],
  base: {
    page: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: gutter },
    columns: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12', alignItems: 'start' },
    main: { minWidth: '0' },
    aside: { minWidth: '0' },
    split: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      minHeight: { md: '786px' },
    },
    splitPicture: {
      position: 'relative',
      background: 'bg.tile',
      height: { base: '264px', md: 'auto' },
      '& > *': { position: 'absolute', inset: '0' },
    },
    splitForm: {
      display: 'grid',
      alignItems: 'center',
      justifyItems: { md: 'center' },
      paddingInline: gutter,
      paddingBlock: { base: '8', md: '16' },
    },
    splitInner: { width: 'full', maxWidth: { md: 'form' } },
    stack: { display: 'flex', flexDirection: 'column', gap: '20' },
  },
  variants: {
    kind: {
      /** Filter panel beside the grid. */
      catalogue: {
        columns: {
          gridTemplateColumns: { md: '{sizes.panel} minmax(0, 1fr)' },
          columnGap: '10',
          rowGap: '0',
        },
        aside: { display: { base: 'none', md: 'block' } },
      },
      /** Order lines and a 448 px column. */
      checkout: {
        columns: {
          gridTemplateColumns: { md: 'minmax(0, 1fr) {sizes.aside}' },
          columnGap: { md: '10', lg: '72px' },
        },
      },
      /** Details of 400 px and the history. */
      profile: {
        columns: {
          gridTemplateColumns: { md: '{sizes.profile} minmax(0, 1fr)' },
          columnGap: { md: '12', lg: '96px' },
        },
      },
      /** Title left, a form of 640 px right. */
      form: {
        columns: {
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, {sizes.form.wide})' },
          columnGap: '10',
          rowGap: '8',
        },
      },
    },
  },
});
