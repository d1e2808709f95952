/** Where carriers tell of a parcel, with its number at the end. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  ghn: 'https://donhang.ghn.vn/?order_code=',
  ghtk: 'https://i.ghtk.vn/',
  'viettel-post': 'https://viettelpost.vn/thong-tin-don-hang?orderNumber=',
  jt: 'https://jtexpress.vn/vi/tracking?type=track&billcode=',
  spx: 'https://spx.vn/track?',
  'ninja-van': 'https://www.ninjavan.co/vi-vn/tracking?id=',
};

/** The carrier's page about a parcel; null where none is known. */
export function trackingUrl(carrier: string, trackingNumber: string | null): string | null {
  const page = TRACKING_PAGES[carrier];
  return page === undefined || trackingNumber === null ? null : page + encodeURIComponent(trackingNumber);
}
