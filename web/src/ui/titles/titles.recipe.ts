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
