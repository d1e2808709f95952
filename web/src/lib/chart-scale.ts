import { i18n } from './i18n';

const MONTH_NAMES = {
  Jan: () => i18n.t('Jan'),
  Feb: () => i18n.t('Feb'),
  Mar: () => i18n.t('Mar'),
  Apr: () => i18n.t('Apr'),
  May: () => i18n.t('May'),
  Jun: () => i18n.t('Jun'),
  Jul: () => i18n.t('Jul'),
  Aug: () => i18n.t('Aug'),
  Sep: () => i18n.t('Sep'),
  Oct: () => i18n.t('Oct'),
  Nov: () => i18n.t('Nov'),
  Dec: () => i18n.t('Dec'),
};

/** The months of a year. */
export const MONTHS = Object.keys(MONTH_NAMES) as (keyof typeof MONTH_NAMES)[];

/** The labels below the chart of a year. */
export function monthMarks(): string[] {
  return Object.values(MONTH_NAMES).map((name) => name());
}

/** Round steps for an axis. */
const STEPS = [1, 2, 5, 10];

/**
 * The ticks of an axis that starts at 0: whole numbers, at most four steps, the last one not below the highest value.
 *
 * @returns for example [0, 100, 200, 300] for 281; [0, 1] for 0
 */
export function axisMarks(highest: number): number[] {
  if (highest <= 1) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Moves overlapping labels apart, each as little as possible.
 *
 * @param places each label's ideal position, in per cent from the top
 * @param gap the smallest distance between two labels, in per cent
 * @returns the positions in the given order, none closer to the bottom than half a gap
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  order.forEach((label, at) => {
    const above = order[at - 1];
    if (above) label.place = Math.max(label.place, above.place + gap);
  });
  order.reverse().forEach((label, at) => {
    const below = order[at - 1];
    label.place = Math.min(label.place, below ? below.place - gap : 100 - gap / 2);
  });
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}
