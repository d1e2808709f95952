import { defineTextStyles, type SystemStyleObject } from '@chakra-ui/react';

/** Chakra's type of a text style lacks margins, although its engine writes any property. */
const style = (value: SystemStyleObject) => ({ value });

const display = {
  fontFamily: 'display',
  fontWeight: 'heavy',
  fontStretch: '116%',
  textWrap: 'balance',
  // A word has its full width before a column shrinks; broken is only one that is wider than its whole line.
  overflowWrap: 'break-word',
};
const text = { fontFamily: 'text', letterSpacing: '0' };

/** The type scale: sizes in rem at a root of 16 px, line heights unitless or in rem. */
export const textStyles = defineTextStyles({
  display: {
    xl: style({
      ...display,
      // Of the window's width at every text size, so that the longest word of a slogan fits in one line.
      fontSize: { base: 'min(3.25rem, 11.5vw)', sm: 'min(7.3vw, 8rem)' },
      lineHeight: '1.04',
      letterSpacing: '-.045em',
      marginLeft: '-.04em',
    }),
    lg: style({
      ...display,
      fontSize: 'clamp(min(2.5rem, 10vw), 5.2vw, 4.75rem)',
      lineHeight: '1.04',
      letterSpacing: '-.04em',
      marginLeft: '-.03em',
    }),
    md: style({
      ...display,
      fontSize: 'clamp(min(1.875rem, 10vw), 3.3vw, 3rem)',
      lineHeight: '1.08',
      letterSpacing: '-.035em',
      marginLeft: '-.03em',
    }),
    sm: style({
      ...display,
      fontSize: 'clamp(1.375rem, 2.1vw, 1.75rem)',
      lineHeight: '1.16',
      letterSpacing: '-.025em',
    }),
    xs: style({ ...display, fontSize: '1.25rem', lineHeight: '1.5rem', letterSpacing: '-.02em' }),
    figure: style({
      ...display,
      fontSize: { base: '1.875rem', sm: '2.5rem' },
      lineHeight: { base: '2.25rem', sm: '3rem' },
      letterSpacing: '-.04em',
    }),
  },
  logo: style({
    fontFamily: 'display',
    fontWeight: 'black',
    fontStretch: '125%',
    fontSize: { base: '1.5625rem', md: '1.6875rem' },
    lineHeight: '2rem',
    letterSpacing: '-.06em',
  }),
  logoLarge: style({
    fontFamily: 'display',
    fontWeight: 'black',
    fontStretch: '125%',
    fontSize: '4rem',
    lineHeight: '1.04',
    letterSpacing: '-.06em',
  }),
  body: style({ ...text, fontWeight: 'regular', fontSize: '1rem', lineHeight: '1.5rem' }),
  lead: style({ ...text, fontWeight: 'medium', fontSize: '1.125rem', lineHeight: '1.75rem' }),
  label: style({ ...text, fontWeight: 'medium', fontSize: '0.875rem', lineHeight: '1.25rem' }),
  title: style({ ...text, fontWeight: 'semibold', fontSize: '0.875rem', lineHeight: '1.25rem' }),
  productName: style({
    ...text,
    fontWeight: 'medium',
    fontSize: { base: '0.9375rem', md: '0.96875rem' },
    lineHeight: '1.375rem',
    textWrap: 'pretty',
  }),
  nav: style({ ...text, fontWeight: 'medium', fontSize: '0.90625rem', lineHeight: '1.25rem' }),
  small: style({ ...text, fontWeight: 'regular', fontSize: '0.875rem', lineHeight: '1.25rem' }),
  meta: style({ ...text, fontWeight: 'regular', fontSize: '0.8125rem', lineHeight: '1.125rem' }),
  flag: style({ ...text, fontWeight: 'semibold', fontSize: '0.8125rem', lineHeight: '1.125rem' }),
  button: {
    sm: style({ ...text, fontWeight: 'semibold', fontSize: '0.875rem', lineHeight: '1.25rem' }),
    md: style({ ...text, fontWeight: 'semibold', fontSize: '0.9375rem', lineHeight: '1.25rem' }),
    lg: style({ ...text, fontWeight: 'semibold', fontSize: '1rem', lineHeight: '1.25rem' }),
  },
  numeric: style({
    fontFamily: 'display',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0',
  }),
});
