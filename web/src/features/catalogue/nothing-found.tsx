import { useSearchParams } from 'react-router';
import type { NearSearchDto } from '../../api/generated/model';
import { BRANDS } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { LIMITS } from '../../lib/limits';
import { truncate } from '../../lib/text';
import { useNewShoes } from '../../state/new-shoes';
import { Button, EmptyState, TextLink, recipeClasses } from '../../ui';
import { ShoeRow } from '../../widgets/catalogue/shoe-row/shoe-row';
import { catalogue as recipe } from './catalogue.recipe';
import { hrefOf } from './search-links';

interface NothingFoundProps {
  /** '' without a search. */
  search: string;
  /** The search with a word left out, if that finds something. */
  near: NearSearchDto | undefined;
  onShowAll: () => void;
}

/** What was looked for, and ways to go on: a search near it, the brands and the chat. */
export function NothingFound({ search, near, onShowAll }: NothingFoundProps) {
  const styles = recipeClasses(recipe);
  const [params] = useSearchParams();
  const text = search
    ? i18n.t('We have no shoes for “{search}”. The chat in the corner can help.', {
        search: truncate(search, LIMITS.headingLength),
      })
    : i18n.t('Take a filter away, or search for something else.');
  return (
    <div className={styles.notice}>
      <EmptyState
        title={i18n.t('Nothing matches.')}
        text={text}
        action={<Button onClick={onShowAll}>{i18n.t('Show all products')}</Button>}
      />
      {near && (
        <p className={styles.ways}>
          <span>{i18n.t('Near it:')}</span>
          <TextLink href={hrefOf(params, { search: near.search })}>
            {near.search} ({near.total})
          </TextLink>
        </p>
      )}
      {search && (
        <p className={styles.ways}>
          <span>{i18n.t('Brands:')}</span>
          {BRANDS.map(({ label, path }) => (
            <TextLink key={path} href={`/${path}`}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
      {search && (
        <div className={styles.row}>
          <NewShoes />
        </div>
      )}
    </div>
  );
}

function NewShoes() {
  return <ShoeRow {...useNewShoes()} />;
}
