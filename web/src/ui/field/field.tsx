import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStyles } from '../use-styles';

export interface FieldFrameProps {
  /** Stands above the control and names it. */
  label: string;
  /** One sentence; marks the field as wrong. */
  error?: string;
  /** Marks the field as wrong without a sentence of its own (a group says it once). */
  invalid?: boolean;
  /** Shown under the field while nothing is wrong. */
  hint?: string;
}

export interface FieldIds {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, the control, and the sentence below: what every field has. */
export function FieldFrame(
  props: FieldFrameProps & { id?: string; children: (ids: FieldIds) => ReactNode },
): ReactNode {
  const { label, error, invalid, hint, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const note = error ?? hint;
  const styles = useStyles('field');
  return (
    <chakra.div css={styles.root}>
      <chakra.label htmlFor={id} css={styles.label}>
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': Boolean(error) || invalid || undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : null}
      {!error && hint ? (
        <chakra.p id={`${id}-note`} css={styles.hint}>
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

/** The sentence that says what is wrong: icon and words, never colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const styles = useStyles('field');
  return (
    <chakra.p id={id} css={styles.error} role="alert">
      <CircleAlert aria-hidden strokeWidth={1.6} />
      <span>{children}</span>
    </chakra.p>
  );
}

export interface FieldGroupProps {
  /** Names the group; heard, not seen, since each field has its own label. */
  legend: string;
  /** The one message for all fields of the group. */
  error?: string;
  children: ReactNode;
}

/** Fields that share one message (day, month, year). */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const styles = useStyles('field');
  const id = useId();
  return (
    <chakra.div role="group" aria-label={legend} aria-describedby={error ? id : undefined} css={styles.group}>
      <chakra.div css={styles.row}>{children}</chakra.div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </chakra.div>
  );
}
