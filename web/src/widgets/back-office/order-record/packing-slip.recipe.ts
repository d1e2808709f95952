import { defineSlotRecipe } from '@chakra-ui/react';

/** What else the body holds while the sheet is in it. Chakra's types know only selectors with `&` at an end. */
const pageBehind = 'body:has(> &) > :not(&)' as string as '&';

/** Black on white in both modes, for paper. */
export const packingSlip = defineSlotRecipe({
  slots: [
    'sheet',
    'page',
    'root',
    'head',
    'shop',
    'small',
    'title',
    'parts',
    'label',
    'text',
    'table',
    'cell',
    'box',
    'foot',
  ],
  base: {
    /** On paper it replaces the page behind it. */
    sheet: {
      display: 'none',
      _print: { display: 'block', [pageBehind]: { display: 'none !important' } },
    },
    page: { '&:not(:last-child)': { breakAfter: 'page' } },
    root: {
      background: 'paper',
      color: 'ink',
      padding: '8',
      maxWidth: 'form.wide',
      fontFamily: 'text',
      _print: { padding: '0', maxWidth: 'none' },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      borderBottom: 'rule',
      borderColor: 'ink',
      paddingBottom: '3',
    },
    shop: { textStyle: 'logo' },
    small: { textStyle: 'meta', color: 'ink2', maxWidth: 'card.phone' },
    title: { textStyle: 'display.sm', marginTop: '6' },
    parts: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '6',
      marginBlock: '5',
    },
    label: { textStyle: 'meta', color: 'ink2' },
    text: { textStyle: 'body', overflowWrap: 'anywhere' },
    table: { width: 'full', borderCollapse: 'collapse', '& tr': { breakInside: 'avoid' } },
    cell: {
      textAlign: 'left',
      verticalAlign: 'top',
      padding: '2',
      paddingLeft: '0',
      borderBottom: 'line',
      borderColor: 'ink2',
      textStyle: 'small',
      '&:is(th)': { fontWeight: 'semibold' },
      '&[data-align=end]': { textAlign: 'right', paddingRight: '0' },
    },
    box: { display: 'inline-block', width: 'icon.sm', height: 'icon.sm', border: 'line', borderColor: 'ink' },
    foot: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      marginTop: '5',
      textStyle: 'body',
      fontWeight: 'semibold',
    },
  },
});
