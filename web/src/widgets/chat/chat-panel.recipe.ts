import { defineSlotRecipe } from '@chakra-ui/react';
import { corner, edge } from '../../theme/fragments';

/** Set by the panel: the window's visible height above a keyboard, and the height that the keyboard covers. */
const ROOM = 'var(--room, 100dvh)';
const COVERED = 'var(--covered, 0px)';

/** 400 × 500 px in the corner; on a phone as wide as the screen and 560 px high (rule H12). */
export const chatPanel = defineSlotRecipe({
  slots: ['root', 'header', 'title', 'log', 'typing', 'dot', 'form', 'grow', 'input', 'note', 'count'],
  base: {
    root: {
      position: 'fixed',
      right: { base: '0', sm: edge('right') },
      bottom: { base: COVERED, sm: `calc(${edge('bottom')} + ${COVERED})` },
      zIndex: 'chat',
      display: 'flex',
      flexDirection: 'column',
      width: { base: 'full', sm: '25rem' },
      height: { base: '35rem', sm: '31.25rem' },
      maxHeight: { base: ROOM, sm: `calc(${ROOM} - 2 * ${corner})` },
      background: 'bg',
      color: 'fg',
      borderRadius: { sm: 'sm' },
      boxShadow: 'overlay',
      overflow: 'hidden',
      animation: 'enterFromBottom 200ms {easings.out}',
    },
    header: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'control.lg',
      paddingLeft: '5',
      paddingRight: '6px',
      background: 'banner.bg',
      color: 'banner.fg',
      '& > button': { color: 'current' },
      '& > button:focus-visible': { outlineColor: 'current', outlineOffset: '-4px' },
      '@media (hover: hover)': { '& > button:hover': { background: 'footer.rule' } },
    },
    title: { textStyle: 'button.lg' },
    log: {
      flex: '1',
      minHeight: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '5',
      paddingBottom: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&:focus-visible': { outlineOffset: '-2px' },
      // A short conversation stands at the bottom; a long one scrolls.
      '& > :first-child': { marginTop: 'auto' },
    },
    typing: {
      alignSelf: 'flex-start',
      display: 'flex',
      gap: '1',
      padding: '4',
      background: 'bg.sunken',
      borderRadius: 'sm',
    },
    dot: {
      width: 'status',
      height: 'status',
      background: 'fg.muted',
      animation: 'pulse 1200ms ease-in-out infinite',
      '&:nth-of-type(2)': { animationDelay: '200ms' },
      '&:nth-of-type(3)': { animationDelay: '400ms' },
    },
    form: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'flex-end',
      gap: '2',
      paddingRight: '6px',
      paddingBlock: '6px',
      borderTop: 'line',
      borderColor: 'border.line',
      // At the bottom, above a phone's own bar.
      '&:last-child': { paddingBottom: { base: 'max(6px, env(safe-area-inset-bottom))', sm: '6px' } },
      // As in the search: the whole row is the field, and a 2 px line shows its focus.
      '&:has(textarea:focus-visible)': {
        borderColor: 'fg',
        boxShadow: 'inset 0 1px 0 {colors.fg}',
      },
    },
    // The same text, invisible in the same grid cell, sets the field's height: one to three rows, then it scrolls.
    grow: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      paddingLeft: '5',
      paddingBlock: '11px',
      cursor: 'text',
      fontSize: { base: '1rem', sm: '0.9375rem' },
      lineHeight: '22px',
      '&::after': { content: 'attr(data-text) " "', visibility: 'hidden', maxHeight: '66px' },
      '&::after, & > textarea': {
        gridArea: '1 / 1',
        minWidth: '0',
        overflowX: 'hidden',
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        font: 'inherit',
        lineHeight: 'inherit',
      },
    },
    input: {
      width: 'full',
      height: 'full',
      resize: 'none',
      background: 'transparent',
      color: 'fg',
      '&::placeholder': { color: 'fg.muted', opacity: 1 },
      // The line above the form shows the focus; this outline is visible only in high-contrast mode.
      '&:focus-visible': { outlineColor: 'transparent' },
    },
    note: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '5',
      paddingBlock: '2',
      borderTop: 'line',
      borderColor: 'border.line',
    },
    count: { flexShrink: 0, textStyle: 'numeric', fontSize: '0.8125rem', lineHeight: '1.25rem' },
  },
});
