import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord, transition } from '../fragments';

/** Scrolling tabs on a phone, a rail of icons up to 1279 px, a sidebar of 216 px above. */
export const adminNav = defineSlotRecipe({
  slots: ['root', 'logo', 'list', 'item', 'word', 'foot', 'hint'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'bar',
      display: 'flex',
      flexDirection: { sm: 'column' },
      alignSelf: 'start',
      overflowX: { base: 'auto', sm: 'hidden' },
      overflowY: { sm: 'auto' },
      scrollbar: 'hidden',
      height: { sm: 'screen' },
      paddingInline: { base: '4', sm: '0.5625rem', lg: '3' },
      paddingBlock: { sm: '6' },
      background: { base: 'bg', sm: 'bg.sunken' },
      borderBottom: { base: 'line', sm: 'none' },
      borderRight: { sm: 'line' },
      borderColor: { base: 'border.line', sm: 'border.line' },
    },
    logo: {
      display: { base: 'none', sm: 'block' },
      textStyle: 'logo',
      fontSize: { base: '0.8125rem', md: '0.8125rem', lg: '1.6875rem' },
      whiteSpace: 'nowrap',
      textAlign: { sm: 'center', lg: 'left' },
      paddingInline: { lg: '3' },
      marginBottom: { sm: '4', lg: '8' },
    },
    list: {
      display: 'flex',
      flexDirection: { sm: 'column' },
      gap: { base: '5', sm: '0.125rem' },
      flex: { sm: '1' },
      listStyle: 'none',
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: { sm: 'center', lg: 'flex-start' },
      gap: '3',
      width: { sm: 'full' },
      minHeight: 'control.icon',
      paddingInline: { lg: '3' },
      borderRadius: { sm: 'sm' },
      color: { base: 'fg', sm: 'fg.soft' },
      textStyle: 'nav',
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      ...transition('background-color'),
      '& svg': { display: { base: 'none', sm: 'block' }, flexShrink: 0, width: 'icon', height: 'icon' },
      '@media (hover: hover)': { '&:hover:not([aria-current])': { background: { sm: 'bg.inert' } } },
      '&[aria-current=page]': {
        background: { sm: 'fg' },
        color: { base: 'fg', sm: 'fg.inverse' },
        fontWeight: 'semibold',
        boxShadow: { base: 'inset 0 -2px 0 {colors.fg}', sm: 'none' },
      },
      '&:focus-visible': { outlineOffset: { base: '-2px', sm: '2px' } },
    },
    // For screen readers only, next to the rail's icon.
    word: {
      smToLg: { srOnly: true },
    },
    foot: { marginTop: { sm: 'auto' } },
    hint: {
      display: { base: 'none', lg: 'block' },
      textStyle: 'meta',
      color: 'fg.muted',
      paddingInline: '3',
      marginBottom: '2',
    },
  },
});

/** Navigation next to the content, or above it. */
export const adminShell = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: '{sizes.rail} minmax(0, 1fr)',
        lg: '{sizes.panel} minmax(0, 1fr)',
      },
      gridTemplateRows: { base: 'auto 1fr', sm: 'auto' },
      minHeight: 'screen',
    },
    main: {
      minWidth: '0',
      outline: 'none',
      maxWidth: 'page',
      paddingInline: { base: '4', sm: '6', lg: '10' },
      paddingTop: { base: '5', sm: '1.875rem' },
      paddingBottom: '16',
    },
  },
});

/** One strip between a thick and a thin line; on a phone the first figure has its own row. */
export const figureStrip = defineSlotRecipe({
  slots: ['root', 'item', 'label', 'value', 'unit'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(max(6.5rem, 30%), 1fr))',
        sm: 'minmax(max-content, 1.7fr) repeat(3, minmax(min-content, 1fr))',
      },
      borderTop: 'line',
      borderBottom: 'line',
      borderTopColor: 'fg',
      borderBottomColor: 'border.line',
      margin: '0',
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minWidth: '0',
      paddingBlock: { base: '3', sm: '5' },
      paddingInline: { base: '3', lg: '6' },
      borderLeft: 'line',
      borderColor: 'border.line',
      '&:first-of-type': { borderLeft: 'none', paddingLeft: '0' },
      '&:first-of-type:not(:last-of-type)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
      '&:nth-of-type(2)': {
        borderLeftStyle: { base: 'none', sm: 'solid' },
        paddingLeft: { base: '0', sm: '3', lg: '6' },
      },
      '&:not(:first-of-type)': {
        borderTop: { base: 'line', sm: 'none' },
        borderTopColor: { base: 'border.line' },
      },
    },
    label: { textStyle: 'label', color: 'fg.muted', fontSize: '0.9375rem' },
    value: { textStyle: 'display.figure', margin: '0', marginTop: '1', overflowWrap: 'anywhere' },
    unit: { textStyle: 'body', color: 'fg.muted', marginLeft: '1' },
  },
});

/** The period in the dashboard's header: words over a line, the present one underlined. */
export const periodTabs = defineSlotRecipe({
  slots: ['root', 'tab'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', boxShadow: 'inset 0 -1px 0 {colors.border.line}' },
    tab: {
      minHeight: 'control.icon',
      paddingInline: { base: '0.625rem', sm: '0.875rem' },
      textStyle: 'label',
      fontSize: '0.9375rem',
      color: 'fg.muted',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
      '&[aria-pressed=true]': chosenWord,
    },
  },
});

/** Chart and low stock on the left; from 1280 px on, top sellers on the right. */
export const dashboard = defineSlotRecipe({
  slots: ['alert', 'columns', 'main', 'side', 'head'],
  base: {
    alert: { marginBottom: { base: '8', sm: '10' } },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.75rem' },
      gridTemplateRows: { lg: 'auto 1fr' },
      columnGap: { lg: '16' },
      rowGap: { base: '10', lg: '12' },
      marginTop: { base: '8', sm: '10' },
    },
    main: { gridColumn: { lg: '1' }, minWidth: '0' },
    side: { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' }, minWidth: '0' },
    head: { textStyle: 'productName', fontSize: '1.0625rem', fontWeight: 'semibold', marginBottom: '2' },
  },
});
