/** The marks below a year's lines (specification §2). */
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** The steps that people count in. */
const STEPS = [1, 2, 5, 10];

/**
 * The marks of an axis that starts at 0: whole numbers, at most four steps, and the last one is not below the
 * highest value.
 *
 * @returns for example [0, 100, 200, 300] for 281; [0, 1] for nothing at all
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
 * Moves labels apart that would lie over each other, each as little as it takes.
 *
 * @param places where each would be, in per cent from the top
 * @param gap the least distance between two, in per cent
 * @returns the places in the order given, none nearer to the foot than half a gap
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
