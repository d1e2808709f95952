import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../../theme/fragments';

/** The columns depend on the width of their text, so the query is in rem, not in pixels. */
const COLUMNS = '@container (min-width: 72rem)';

/** Inverted, seven columns, the logo large. */
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
    'language',
  ],
  base: {
    root: {
      background: 'footer.bg',
      color: 'footer.fg',
      marginTop: '20',
      '& :focus-visible': { outlineColor: 'footer.fg' },
    },
    inner: {
      containerType: 'inline-size',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
      paddingTop: { base: '12', md: '16' },
      // Room for the chat button, so that it covers nothing at the page's end.
      paddingBottom: '6rem',
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '4',
      rowGap: '8',
      [COLUMNS]: { gridTemplateColumns: '1.8fr .7fr 1.1fr 1fr 1.1fr 1.7fr .7fr', columnGap: '6' },
    },
    brand: { gridColumn: '1 / -1', [COLUMNS]: { gridColumn: 'auto' } },
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
    list: {
      minWidth: '0',
      '&[data-wide]': { gridColumn: '1 / -1', [COLUMNS]: { gridColumn: 'auto' } },
    },
    item: { textStyle: 'nav', fontWeight: 'regular', paddingBlock: '1', maxWidth: 'card.phone' },
    link: {
      color: 'current',
      textDecoration: 'none',
      display: 'inline-block',
      paddingBlock: '1',
      marginBlock: '-1',
      // As tall as a finger needs, and none over its neighbour.
      '@media (pointer: coarse)': { paddingBlock: '0.625rem', marginBlock: '-1' },
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
    language: {
      color: 'footer.fg',
      textUnderlineOffset: '4px',
      // As tall as a finger needs, but not as low as the chat's button.
      paddingTop: '4',
      marginTop: '-4',
      paddingBottom: '1',
      marginBottom: '-1',
    },
  },
});
