import { toggled } from '../../state/catalogue-query';
import { useMySize } from '../../state/my-size';

/**
 * The shopper's own size as a filter. Setting the size filters by it, removing the size removes the filter.
 *
 * @param chosen the sizes in the address
 * @param choose writes the sizes to the address
 */
export function useOwnSize(chosen: readonly string[], choose: (sizes: string[]) => void) {
  const [size, remember] = useMySize();
  const set = (next: string | null) => {
    remember(next);
    const others = chosen.filter((other) => other !== size && other !== next);
    choose(next === null ? others : [...others, next]);
  };
  const toggle = size !== null && {
    size,
    isOn: chosen.includes(size),
    onToggle: () => choose(toggled(chosen, size)),
  };
  return { size, set, toggle: toggle || undefined };
}
