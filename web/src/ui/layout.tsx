import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useStyles } from './use-styles';

/** A page's gutter and its widest line, 1600 px. */
export function PageFrame({ children }: { children: ReactNode }) {
  const styles = useStyles('frame');
  return <chakra.div css={styles.page}>{children}</chakra.div>;
}

/** Sections under each other, 80 px apart. */
export function SectionStack({ children }: { children: ReactNode }) {
  const styles = useStyles('frame');
  return <chakra.div css={styles.stack}>{children}</chakra.div>;
}

export interface TwoColumnsProps {
  /** Which of the design's two-column pages (design-system.md section 2, the layout table). */
  kind: 'catalogue' | 'checkout' | 'profile' | 'form';
  /** The column that comes first in reading order, then the second. */
  children: [ReactNode, ReactNode];
}

/** Two columns from 1024 px, one under the other below. In `catalogue` the first is shown from 1024 px only. */
export function TwoColumns({ kind, children }: TwoColumnsProps) {
  const styles = useStyles('frame', { kind });
  const [first, second] = children;
  return (
    <chakra.div css={styles.columns}>
      <chakra.div css={kind === 'catalogue' ? styles.aside : styles.main}>{first}</chakra.div>
      <chakra.div css={styles.main}>{second}</chakra.div>
    </chakra.div>
  );
}

/** Half picture, half form (sign-in); on a phone the picture above. */
export function SplitPage({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const styles = useStyles('frame');
  return (
    <chakra.div css={styles.split}>
      <chakra.div css={styles.splitPicture}>{picture}</chakra.div>
      <chakra.div css={styles.splitForm}>
        <chakra.div css={styles.splitInner}>{children}</chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
