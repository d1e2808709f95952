import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { spinner } from './spinner.recipe';

export interface SpinnerProps {
  /** 22 px in a control, or 40 px in the middle of a page. */
  size?: 'md' | 'lg';
  /** What is loading. Without it the spinner is decoration next to a text that says so. */
  label?: string;
}

/** A rotating ring. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const styles = recipeClasses(spinner, { size });
  const ring = <span className={styles.ring} aria-hidden />;
  if (!label) return ring;
  return (
    <span className={styles.box} role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
