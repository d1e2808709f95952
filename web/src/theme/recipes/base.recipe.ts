import { defineSlotRecipe } from '@chakra-ui/react';
import { transition } from '../fragments';

export const skeleton = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: { display: 'block', background: 'bg.sunken', animation: 'pulse 1600ms ease-in-out infinite' },
  },
  variants: {
    shape: { tile: { root: { aspectRatio: 'tile', width: 'full' } }, line: { root: { height: '3' } } },
    length: {
      short: { root: { width: '30%' } },
      medium: { root: { width: '62%' } },
      full: { root: { width: 'full' } },
    },
  },
  defaultVariants: { length: 'full' },
});

export const tilePicture = defineSlotRecipe({
  slots: ['frame', 'picture'],
  base: {
    frame: { display: 'block', overflow: 'hidden', background: 'bg.tile' },
    picture: {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      filter: 'var(--picture-filter)',
      // Hides the alternative text of a failed picture on its tile.
      color: 'transparent',
      ...transition('opacity'),
      '&[data-dimmed]': { opacity: 'soldOut' },
    },
  },
  variants: {
    ratio: {
      tile: { frame: { aspectRatio: 'tile' } },
      form: { frame: { aspectRatio: 'form' } },
      fill: { frame: { height: 'full', width: 'full' } },
    },
  },
});

export const pager = defineSlotRecipe({
  slots: ['root', 'number'],
  base: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: { base: '2', sm: '4' } },
    number: {
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      minWidth: { base: '10', sm: '16' },
      textAlign: 'center',
    },
  },
});

export const definitionList = defineSlotRecipe({
  slots: ['root', 'row', 'term', 'value'],
  base: {
    root: { margin: '0' },
    row: { display: 'grid' },
    term: { color: 'fg.muted' },
    value: { margin: '0', minWidth: '0', textWrap: 'pretty' },
  },
  variants: {
    look: {
      rows: {
        root: { borderTop: 'line', borderColor: 'fg' },
        row: {
          gridTemplateColumns: '{sizes.term.long} 1fr',
          paddingBlock: '3',
          borderBottom: 'line',
          borderColor: 'border.line',
          textStyle: 'body',
        },
      },
      tight: {
        row: {
          gridTemplateColumns: '{sizes.term.short} 1fr',
          textStyle: 'small',
          lineHeight: '1.375rem',
        },
      },
    },
  },
});

export const pageTitle = defineSlotRecipe({
  slots: ['root', 'line', 'title', 'count', 'subtitle'],
  base: {
    line: { display: 'flex', alignItems: 'flex-start', gap: '2', flexWrap: 'nowrap' },
    title: { minWidth: '0' },
    count: { textStyle: 'numeric', fontSize: '1rem', color: 'fg.muted', marginTop: { base: '1', md: '2' } },
    subtitle: { textStyle: 'body', color: 'fg.muted', marginTop: { base: '1', md: '2' } },
  },
  variants: {
    size: {
      lg: { title: { textStyle: 'display.lg' } },
      md: { title: { textStyle: 'display.md' }, subtitle: { marginTop: '3' } },
    },
  },
});

export const sectionTitle = defineSlotRecipe({
  slots: ['root', 'title', 'actions'],
  base: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
    actions: { display: 'flex', gap: '1' },
  },
  variants: {
    size: {
      md: { root: { marginBottom: '4' }, title: { textStyle: 'display.md' } },
      xs: {
        root: { borderTop: 'line', borderColor: 'fg', paddingTop: '2', minHeight: 'control.lg' },
        title: { textStyle: 'display.xs', overflowWrap: 'anywhere' },
        actions: { marginRight: '-3' },
      },
    },
  },
});

export const statusDot = defineSlotRecipe({
  slots: ['root', 'dot'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'title' },
    dot: { width: 'status', height: 'status', background: 'current', flexShrink: 0 },
  },
  variants: {
    status: {
      pending: { root: { color: 'status.pending' } },
      delivering: { root: { color: 'status.delivering' } },
      completed: { root: { color: 'status.completed' } },
      canceled: { root: { color: 'status.canceled' } },
    },
  },
});

export const price = defineSlotRecipe({
  slots: ['root'],
  base: { root: { textStyle: 'numeric', whiteSpace: 'nowrap', '&[data-muted]': { color: 'fg.muted' } } },
  variants: {
    size: {
      sm: { root: { fontSize: '0.875rem', lineHeight: '1.25rem' } },
      md: { root: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 'semibold' } },
      lg: { root: { fontSize: '1.125rem', lineHeight: '1.75rem', fontWeight: 'semibold' } },
      plain: { root: { fontSize: '0.9375rem', lineHeight: '1.375rem' } },
      total: { root: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 'semibold' } },
    },
  },
});

export const notice = defineSlotRecipe({
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      maxWidth: 'form.wide',
      '&[data-centred]': { minHeight: 'full', justifyContent: 'center', padding: { base: '4', sm: '6' } },
    },
    title: { textStyle: 'display.sm', textWrap: 'balance' },
    text: { textStyle: 'body', color: 'fg.muted' },
    actions: { display: 'flex', gap: '1', marginTop: '2' },
  },
});
