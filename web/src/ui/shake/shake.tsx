import type { ReactNode } from 'react';
import { useStyles } from '../use-styles';

export interface ShakeProps {
  /** Shakes once each time this becomes true. */
  active: boolean;
  children: ReactNode;
}

/** Shakes what it holds three times 4 px in 200 ms; still under reduced motion. */
export function Shake({ active, children }: ShakeProps) {
  const styles = useStyles('shake');
  return (
    <div className={styles.root} data-active={active || undefined}>
      {children}
    </div>
  );
}
