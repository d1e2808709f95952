/** The widths at which layouts change. */
export const breakpoints = { sm: '701px', md: '1024px', lg: '1280px', xl: '1440px' };
