import { chakra } from '@chakra-ui/react';
import { useStyles } from '../use-styles';

export type StatusTone = 'pending' | 'delivering' | 'completed' | 'canceled';

/** An 8 px square and the status' word in its colour. */
export function StatusDot({
  status,
}: {
  /** Gives the word and its colour. */
  status: StatusTone;
}) {
  const styles = useStyles('statusDot', { status });
  return (
    <chakra.span css={styles.root}>
      <chakra.span css={styles.dot} aria-hidden />
      {status}
    </chakra.span>
  );
}
