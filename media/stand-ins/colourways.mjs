/** How a named colour is spread over a shoe's parts. The hexes of the names are the catalogue's own. */
const ink = '#1d1d1f';
const ivory = '#ebe4d6';
const white = '#f4f3ef';
const gum = '#b5834e';
const brown = '#4a3325';

function blend(hex, other, share) {
  const part = (h, i) => parseInt(h.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(part(hex, i) * (1 - share) + part(other, i) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
const deeper = (hex, share = 0.28) => blend(hex, '#0c0a0a', share);
const paler = (hex, share = 0.45) => blend(hex, '#ffffff', share);

/** For each name: what stands beside it (heel, then accent), a lining, and the outsole. */
const company = {
  den: [
    ['#3b3c40', '#d8452e', '#4a4a4d', ink],
    ['#2b2b2e', ivory, '#8b8f93', white],
    ['#3a3b3e', '#e3a41c', '#2b2b2e', gum],
  ],
  trang: [
    ['#1d8b7f', '#e3a41c', '#dcd9d2', gum],
    ['#2c5fd3', '#d8452e', '#dfe3ea', '#2c5fd3'],
    [ink, '#8b8f93', '#d7d5d0', ink],
  ],
  'trang-nga': [
    ['#45533a', '#e3a41c', '#d8cdb6', gum],
    ['#20305a', '#d8452e', '#d8cdb6', '#20305a'],
    ['#a26b3b', '#45533a', '#cdb795', gum],
  ],
  'xam-tro': [
    ['#4c5057', '#e3a41c', '#c9cccf', '#3a3d42'],
    ['#20305a', ivory, '#c9cccf', gum],
    ['#5d6268', '#d8452e', '#b8bcc0', white],
  ],
  'do-cam': [
    [ink, ivory, '#d6cdbf', ink],
    [ivory, '#20305a', ivory, gum],
    ['#7b2130', '#e3a41c', '#e8c9b8', white],
  ],
  'do-do': [
    [ink, '#cdb795', '#cdb795', gum],
    ['#e6b2ba', ivory, '#e6c9c4', '#4a1520'],
    [ivory, '#e3a41c', ivory, ink],
  ],
  'xanh-hai-quan': [
    ['#cdb795', ivory, '#cdb795', gum],
    [white, '#d8452e', '#c9d2e4', '#d8452e'],
    ['#9dc1e4', '#e3a41c', '#9dc1e4', white],
  ],
  'xanh-duong': [
    [ink, white, '#c9d2e4', ink],
    [white, '#e3a41c', '#dfe6f5', '#e3a41c'],
    ['#20305a', '#d8452e', '#9dc1e4', white],
  ],
  'xanh-da-troi': [
    ['#2c5fd3', '#e0823a', '#e0823a', '#e0823a'],
    [white, '#20305a', '#e6eef6', gum],
    ['#20305a', ivory, '#dbe6f0', white],
  ],
  'xanh-reu': [
    ['#cdb795', '#d8452e', '#cdb795', gum],
    [ink, '#e3a41c', '#6d7a60', ink],
    [ivory, '#a26b3b', '#b9b49c', gum],
  ],
  'xanh-ngoc': [
    [ivory, '#e3a41c', '#d5e4df', gum],
    ['#0f4f4a', '#e6b2ba', '#bfe0da', white],
    [ink, white, '#bfe0da', ink],
  ],
  'vang-nghe': [
    [ink, ivory, '#efe0b8', ink],
    ['#20305a', white, '#efe0b8', '#20305a'],
    [ivory, '#7b2130', ivory, gum],
  ],
  'hong-phan': [
    ['#b9737f', ivory, '#f2dfe0', gum],
    [white, '#45533a', '#f2dfe0', white],
    ['#7b2130', '#e3a41c', '#f2dfe0', '#b9737f'],
  ],
  'nau-da-bo': [
    ['#4a3325', ivory, '#d9c3a3', gum],
    [ivory, '#20305a', '#d9c3a3', '#33241a'],
    ['#6b4526', '#e3a41c', '#cdb795', '#33241a'],
  ],
  'be-cat': [
    ['#a26b3b', ivory, '#e2d6c0', gum],
    [white, '#45533a', '#e2d6c0', gum],
    ['#6f6152', '#d8452e', '#d6c9b0', '#3d342a'],
  ],
  'tim-oai-huong': [
    ['#574a86', ivory, '#dcd7ee', white],
    [white, '#e3a41c', '#e6e2f3', '#574a86'],
    ['#20305a', '#e6b2ba', '#dcd7ee', gum],
  ],
};

const dark = (hex) => [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0) < 260;

/**
 * @param hex the colour's own value, colour its slug, pick a whole number that chooses among the stories
 * @returns a hex for every slot of a shoe
 */
export function colourwayOf({ brand, type, colour, hex, pick }) {
  const stories = company[colour];
  const [heel, accent, lining, outsole] = stories[pick % stories.length];
  const light = dark(hex) ? paler(hex, 0.16) : deeper(hex, 0.2);
  const tonal = pick % 2 === 0;
  const parts = {
    base: hex,
    quarter: tonal ? deeper(hex, dark(hex) ? 0.35 : 0.2) : blend(heel, hex, 0.25),
    heel,
    accent,
    collar: tonal ? hex : light,
    toe: tonal ? deeper(hex, 0.24) : light,
    eyestay: pick % 3 === 1 ? light : hex,
    tongue: dark(hex) ? blend(hex, '#55565a', 0.35) : paler(hex, 0.5),
    lining,
    lace: pick % 5 === 0 && dark(hex) ? '#2b2b2d' : dark(hex) ? ivory : white,
    eyelet: deeper(hex, 0.45),
    thread: dark(hex) ? blend(hex, ivory, 0.75) : paler(hex, 0.72),
    midsole: pick % 4 === 3 ? ivory : white,
    outsole,
    label: dark(hex) ? ivory : heel,
    stud: accent,
    hole: '#141313',
    insole: lining,
  };
  return { ...parts, ...soleOf(brand, type, hex, heel, accent, pick) };
}

function soleOf(brand, type, hex, heel, accent, pick) {
  if (type === 'football') return { midsole: dark(hex) ? accent : ink, outsole: dark(hex) ? '#2b2b2e' : ink };
  if (type === 'boot')
    return {
      midsole: brand === 'balenciaga' ? deeper(hex, 0.4) : pick % 2 ? gum : brown,
      outsole: pick % 3 === 0 ? '#6d4a2c' : '#1f1d1c',
      lace: dark(hex) ? '#3a3a3c' : ivory,
      label: hex,
      accent: blend(accent, hex, 0.5),
    };
  if (brand === 'balenciaga')
    return {
      midsole: blend(hex, dark(hex) ? '#34343a' : '#ffffff', 0.2),
      outsole: deeper(hex, 0.3),
      heel: deeper(hex, 0.3),
      quarter: deeper(hex, 0.16),
      accent: deeper(hex, 0.45),
      thread: deeper(hex, 0.2),
      lace: dark(hex) ? deeper(hex, 0.1) : paler(hex, 0.4),
      label: deeper(hex, 0.3),
    };
  if (type === 'classic')
    return { midsole: brand === 'vans' ? white : ivory, outsole: brand === 'vans' ? white : gum };
  if (type === 'running' && pick % 3 === 0) return { midsole: paler(hex, 0.72), outsole: heel };
  return {};
}
