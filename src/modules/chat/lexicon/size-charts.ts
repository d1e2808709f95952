/** EU sizes for US men's, US women's and UK sizes; brands' charts agree within half a size. */
export const US_MEN: Record<number, number> = { 4: 36, 4.5: 36.5, 5: 37.5, 5.5: 38, 6: 38.5, 6.5: 39, 7: 40, 7.5: 40.5, 8: 41, 8.5: 42, 9: 42.5, 9.5: 43, 10: 44, 10.5: 44.5, 11: 45, 11.5: 45.5, 12: 46, 12.5: 47, 13: 47.5, 14: 48.5 }; // prettier-ignore
export const UK: Record<number, number> = { 3: 35.5, 3.5: 36, 4: 36.5, 4.5: 37.5, 5: 38, 5.5: 38.5, 6: 39, 6.5: 40, 7: 41, 7.5: 42, 8: 42.5, 8.5: 43, 9: 44, 9.5: 44.5, 10: 45, 10.5: 45.5, 11: 46, 12: 47.5 }; // prettier-ignore
/** EU sizes for a foot length in cm. */
export const CM: Record<number, number> = { 22: 35.5, 22.5: 36, 23: 36.5, 23.5: 37.5, 24: 38.5, 24.5: 39, 25: 40, 25.5: 40.5, 26: 41, 26.5: 42, 27: 42.5, 27.5: 43, 28: 44, 28.5: 44.5, 29: 45, 29.5: 45.5, 30: 46, 31: 47.5 }; // prettier-ignore

/** Foot length in cm for an EU size; undefined for sizes outside the chart. */
export function footOf(eu: number): number | undefined {
  const length = Object.keys(CM).find((cm) => CM[Number(cm)] === eu);
  return length === undefined ? undefined : Number(length);
}
