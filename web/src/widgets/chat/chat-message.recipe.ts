import { defineSlotRecipe } from '@chakra-ui/react';

/** The shop's messages on grey, the customer's on ink; the time below each. */
export const chatMessage = defineSlotRecipe({
  slots: ['root', 'bubble', 'foot', 'again', 'products'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1',
      '&[data-sender=me]': { alignItems: 'flex-end' },
    },
    bubble: {
      maxWidth: 'min(86%, 18.75rem)',
      paddingInline: '14px',
      paddingBlock: '10px',
      borderRadius: 'sm',
      background: 'bg.sunken',
      fontSize: '0.9375rem',
      lineHeight: '22px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      '[data-sender=me] > &': {
        background: 'fg',
        color: 'fg.inverse',
        '&::selection': { background: 'bg', color: 'fg' },
      },
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      fontFamily: 'text',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      color: 'fg.muted',
    },
    again: {
      minHeight: '6',
      textStyle: 'label',
      color: 'fg',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '@media (pointer: coarse)': { minHeight: 'control.icon' },
    },
    products: { listStyle: 'none', width: 'full', display: 'grid', gap: '1', marginTop: '1' },
  },
});
