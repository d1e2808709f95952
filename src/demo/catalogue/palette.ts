/** The names of the colours. Demo colourways use only these, so that one colour filter matches several brands. */
export const palette = {
  đen: '#1f1f21',
  trắng: '#f5f5f2',
  'trắng ngà': '#ece4d4',
  'xám tro': '#8b8f93',
  'đỏ cam': '#d8452e',
  'đỏ đô': '#7b2130',
  'xanh hải quân': '#20305a',
  'xanh dương': '#2c5fd3',
  'xanh da trời': '#9dc1e4',
  'xanh rêu': '#45533a',
  'xanh ngọc': '#1d8b7f',
  'vàng nghệ': '#e3a41c',
  'hồng phấn': '#e6b2ba',
  'nâu da bò': '#a26b3b',
  'be cát': '#cdb795',
  'tím oải hương': '#9a8cc6',
} as const;

export type ColorName = keyof typeof palette;
