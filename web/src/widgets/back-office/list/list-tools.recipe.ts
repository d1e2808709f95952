import { defineSlotRecipe } from '@chakra-ui/react';

/** Below a list's header: filter, count, and actions for the shown rows. */
export const listTools = defineSlotRecipe({
  slots: ['root', 'filters', 'end', 'count', 'word', 'news', 'refusal', 'foot', 'keys', 'key'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      minHeight: 'control.icon',
      marginBottom: { base: '2', md: '3' },
    },
    filters: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0' },
    end: { display: 'flex', alignItems: 'center', gap: '4', flexShrink: 0 },
    count: {
      display: { base: 'none', sm: 'inline' },
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    // A phone shows only the icon; the text remains the button's name.
    word: { srOnly: { base: true, sm: false } },
    // Floats over the list and moves nothing.
    news: {
      position: 'sticky',
      // Below the tabs, which stay at the top on a phone.
      top: { base: 'calc({sizes.control.icon} + {spacing.4})', sm: '2' },
      zIndex: 'bar',
      height: '0',
      display: 'flex',
      justifyContent: 'center',
      '& > *': { boxShadow: 'overlay', marginTop: '-2' },
    },
    refusal: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      marginBottom: '3',
      textStyle: 'label',
      color: 'status.canceled',
      overflowWrap: 'anywhere',
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '6',
      paddingTop: '5',
      paddingBottom: '10',
    },
    keys: {
      display: { base: 'none', md: 'flex' },
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      marginRight: 'auto',
      textStyle: 'meta',
      color: 'fg.muted',
    },
    key: { fontFamily: 'display', fontWeight: 'semibold', color: 'fg', marginRight: '1' },
  },
});
