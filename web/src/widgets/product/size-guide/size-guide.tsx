import { i18n } from '../../../lib/i18n';
import { sizeRow } from '../../../lib/size-chart';
import { recipeClasses } from '../../../ui';
import { sizeGuide } from './size-guide.recipe';

export interface SizeGuideProps {
  /** The EU sizes that the shoe is made in, in ascending order. */
  sizes: readonly string[];
  /** The size that is chosen, which stands out; null without one. */
  chosen: string | null;
}

/** A shoe's sizes as other countries call them, the foot that each is for, and how to measure it (rule V35). */
export function SizeGuide({ sizes, chosen }: SizeGuideProps) {
  const styles = recipeClasses(sizeGuide);
  const heads = [i18n.t('EU'), i18n.t('US men'), i18n.t('US women'), i18n.t('UK'), i18n.t('Foot in cm')];
  return (
    <details className={styles.root}>
      <summary className={styles.opener}>{i18n.t('Size guide')}</summary>
      <div className={styles.body}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(sizeRow).map(({ eu, us, usWomen, uk, foot }) => (
              <tr key={eu} aria-current={eu === chosen || undefined}>
                <td>{eu}</td>
                <td>{us}</td>
                <td>{usWomen}</td>
                <td>{uk}</td>
                <td>{foot}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ol className={styles.steps}>
          <li>{i18n.t('Stand on a sheet of paper in the evening, with the socks you will wear.')}</li>
          <li>{i18n.t('Mark the heel and the longest toe, and measure between the marks.')}</li>
          <li>{i18n.t('Measure both feet: the longer one counts. Between two sizes, take the larger.')}</li>
        </ol>
        <p>
          {i18n.t(
            'Makers differ by up to half a size. A pair that does not fit is exchanged within 30 days.',
          )}
        </p>
      </div>
    </details>
  );
}
