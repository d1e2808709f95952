import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter, transition } from '../fragments';

/** The frame of every page, and the placeholders for a page that loads or failed. */
export const shell = defineSlotRecipe({
  slots: ['skipLink', 'main', 'waiting', 'failure', 'overlayWaiting', 'overlayBox', 'overlayFailure'],
  base: {
    skipLink: {
      srOnly: true,
      _focus: { srOnly: false, position: 'absolute', zIndex: 'overlay', padding: '3', background: 'bg' },
    },
    main: { outline: 'none', minHeight: '75vh' },
    waiting: { display: 'grid', placeItems: 'center', minHeight: '75vh' },
    failure: { paddingX: gutter, paddingY: '16' },
    overlayWaiting: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'scrim',
      display: 'grid',
      placeItems: 'center',
    },
    overlayBox: { background: 'bg', padding: '6', boxShadow: 'overlay' },
    overlayFailure: {
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'overlay',
      background: 'bg',
      padding: '6',
      boxShadow: 'overlay',
    },
  },
});

/** Sections below each other. */
export const sections = defineSlotRecipe({
  slots: ['root', 'notice', 'message'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '20',
      paddingTop: '20',
      paddingBottom: '8',
    },
    notice: { paddingX: gutter },
    message: { textStyle: 'lead', paddingX: gutter, paddingBlock: '4' },
  },
});

export const catalogue = defineSlotRecipe({
  slots: [
    'root',
    'heading',
    'searchedFor',
    'bar',
    'failure',
    'columns',
    'aside',
    'notice',
    'results',
    'grid',
    'pager',
  ],
  base: {
    root: { paddingTop: { base: '6', md: '12' }, paddingBottom: '8' },
    heading: { paddingX: gutter, maxWidth: 'page', marginX: 'auto' },
    searchedFor: { display: 'block', textStyle: 'body', color: 'fg.muted', marginBottom: '2' },
    bar: { hideFrom: 'md', marginTop: '6', paddingX: gutter },
    failure: { paddingY: '6' },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      gap: { md: '10' },
      maxWidth: 'page',
      marginX: 'auto',
      marginTop: { md: '8' },
      paddingX: gutter,
    },
    aside: { hideBelow: 'md', width: 'panel' },
    notice: { paddingY: '12' },
    results: { minWidth: '0' },
    grid: { ...transition('opacity'), '&[data-stale]': { opacity: 'disabled' } },
    pager: { marginTop: '12' },
  },
});

/** On a phone the filters cover the screen. */
export const filterSheet = defineSlotRecipe({
  slots: ['root'],
  base: { root: { paddingX: gutter } },
});

/** A large title and a column that is easy to read. */
export const textPage = defineSlotRecipe({
  slots: ['root', 'column', 'block', 'text', 'action'],
  base: {
    root: { paddingX: gutter, paddingTop: { base: '8', md: '12' }, paddingBottom: '8' },
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '12',
      marginTop: { base: '8', md: '12' },
      maxWidth: 'text',
    },
    block: { scrollMarginTop: '8' },
    text: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      marginTop: '4',
      color: 'fg.soft',
      textWrap: 'pretty',
      // The block's own line replaces the list's.
      '& > dl': { borderTop: 'none' },
    },
    action: { marginTop: '8' },
  },
});
