import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../lib/money';
import { figureStrip } from '../../theme/recipes/back-office-dashboard';
import { useRecipeStyles } from '../../ui';

export interface Figure {
  label: string;
  value: number;
  /** Set small behind the number. */
  unit?: string;
}

/** Figures side by side between two rules; the first is the widest. */
export function FigureStrip({
  figures,
}: {
  /** In order; the first is the widest. */
  figures: readonly Figure[];
}) {
  const styles = useRecipeStyles(figureStrip);
  return (
    <chakra.dl css={styles.root}>
      {figures.map(({ label, value, unit }) => (
        <chakra.div key={label} css={styles.item}>
          <chakra.dt css={styles.label}>{label}</chakra.dt>
          <chakra.dd css={styles.value}>
            {formatNumber(value)}
            {unit && <chakra.span css={styles.unit}> {unit}</chakra.span>}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
