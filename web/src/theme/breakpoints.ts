/** Where a screen is wide enough for another layout. */
export const breakpoints = { sm: '701px', md: '1024px', lg: '1280px', xl: '1440px' };
