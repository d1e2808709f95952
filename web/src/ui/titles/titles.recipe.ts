import { defineSlotRecipe } from '@chakra-ui/react';

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
  slots: ['root', 'words', 'title', 'more', 'actions'],
  base: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
    words: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '4',
      flex: { base: '1', sm: 'none' },
      minWidth: '0',
    },
    more: {
      textStyle: 'label',
      color: 'fg',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
      whiteSpace: 'nowrap',
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
      // The title is part of the target.
      '&::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-2' },
    },
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
