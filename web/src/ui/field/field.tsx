import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { field } from '../../theme/recipes/field.recipe';
import { recipeClasses } from '../recipe-classes';

export interface FieldFrameProps {
  /** The visible label, which also names the control. */
  label: string;
  /** One sentence; marks the field as invalid. */
  error?: string;
  /** Marks the field as invalid without a message, for a group with one message for all its fields. */
  invalid?: boolean;
  /** Shown under the field while there is no error. */
  hint?: string;
}

export interface FieldIds {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** The frame of every field: label above, then the control, then the message. */
export function FieldFrame(
  props: FieldFrameProps & { id?: string; children: (ids: FieldIds) => ReactNode },
): ReactNode {
  const { label, error, invalid, hint, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const note = error ?? hint;
  const styles = recipeClasses(field);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error) || invalid || undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : null}
      {!error && hint ? (
        <p id={`${id}-note`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** An error message: icon and text, never colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const styles = recipeClasses(field);
  return (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert aria-hidden strokeWidth={1.6} />
      <span>{children}</span>
    </p>
  );
}

export interface FieldGroupProps {
  /** The group's name, above its fields, each of which has a label of its own. */
  legend: string;
  /** One message for all fields of the group. */
  error?: string;
  children: ReactNode;
}

/** Fields that share one message (day, month, year). */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const styles = recipeClasses(field);
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? id : undefined}
      className={styles.group}
    >
      <p id={`${id}-legend`} className={styles.label}>
        {legend}
      </p>
      <div className={styles.row}>{children}</div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
