/** A change with its sign, such as '+3' or '−2'. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
