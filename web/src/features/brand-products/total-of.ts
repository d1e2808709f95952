import { LIMITS } from '../../lib/limits';

/**
 * How many products a slider's answer stands for.
 *
 * @param listed the answer's products, of all types
 * @param shown those of them that the slider shows
 * @returns undefined while the answer is not there, and when the server has cut it off
 */
export function totalOf(
  listed: readonly object[] | undefined,
  shown: readonly object[] | undefined = listed,
): number | undefined {
  return listed && listed.length < LIMITS.sliderProducts ? shown?.length : undefined;
}
