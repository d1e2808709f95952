import type { ReactNode } from 'react';
import { recipeClasses } from '../recipe-classes';
import { shake } from './shake.recipe';

export interface ShakeProps {
  /** Starts one shake each time this becomes true. */
  active: boolean;
  children: ReactNode;
}

/** Shakes its content by 4 px three times in 200 ms, but not under reduced motion. */
export function Shake({ active, children }: ShakeProps) {
  const styles = recipeClasses(shake);
  return (
    <div className={styles.root} data-active={active || undefined}>
      {children}
    </div>
  );
}
