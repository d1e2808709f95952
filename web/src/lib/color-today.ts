/** What a line's colour is called today: an order keeps the name under which it was sold. */
export function colorToday({ color, colorNow }: { color: string; colorNow?: string }): string {
  return colorNow ?? color;
}
