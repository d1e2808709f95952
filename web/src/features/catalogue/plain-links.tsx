import { useSearchParams } from 'react-router';
import { i18n } from '../../lib/i18n';
import { toggled, turnPage, withoutUnreadable } from '../../state/catalogue-query';
import { changeCatalogue, toSearch } from '../../state/url';
import { TextLink, useIsHydrating } from '../../ui';
import type { FilterGroup } from '../../widgets/catalogue/filter-panel/filter-panel';

interface PlainLinksProps {
  groups: readonly FilterGroup[];
  page: number;
  pages: number;
}

/** The filters and the pages as links, for readers without JavaScript (rule V22). Only the server renders them. */
export function PlainLinks({ groups, page, pages }: PlainLinksProps) {
  const [asked] = useSearchParams();
  const isHydrating = useIsHydrating();
  if (!isHydrating) return <noscript />;
  const params = withoutUnreadable(asked);
  const hrefOf = (next: URLSearchParams) => `/product${toSearch(next)}`;
  const chosen = ({ key, choice, selected }: FilterGroup, value: string) =>
    changeCatalogue(params, { [key]: choice === 'one' ? value : toggled(selected, value) });
  return (
    <noscript>
      <nav aria-label={i18n.t('Filters and pages')}>
        {groups.map((group) => (
          <p key={group.key}>
            {group.title}:{' '}
            {group.options.map(({ value, label }) => (
              <span key={value}>
                <TextLink href={hrefOf(chosen(group, value))}>
                  {group.selected.includes(value) ? i18n.t('{label} (chosen)', { label }) : label}
                </TextLink>{' '}
              </span>
            ))}
          </p>
        ))}
        {page > 1 && (
          <TextLink href={hrefOf(turnPage(params, Math.min(page - 1, pages)))}>
            {i18n.t('Previous page')}
          </TextLink>
        )}{' '}
        {page < pages && <TextLink href={hrefOf(turnPage(params, page + 1))}>{i18n.t('Next page')}</TextLink>}
      </nav>
    </noscript>
  );
}
