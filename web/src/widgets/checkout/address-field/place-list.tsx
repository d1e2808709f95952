import { Command, useCommandState } from 'cmdk';
import { useMemo, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { formerNames, writeAddress, type AddressParts, type Places } from '../../../lib/places';
import { matchesWords } from '../../../lib/match-words';
import { commandPalette } from '../../../theme/recipes/command-palette.recipe';
import { recipeClasses } from '../../../ui';

/** The way back, which is there whatever is typed, behind all places. */
const another = () => i18n.t('Another province');

interface PlaceListProps {
  places: Places;
  /** The present address. Its province is chosen already. */
  parts: AddressParts;
  /** Called with the whole address. */
  onChoose: (address: string) => void;
}

/** First the province, then its ward: typed without accents, or chosen with the arrow keys. */
export function PlaceList({ places, parts, onChoose }: PlaceListProps) {
  const { provinces } = places;
  const former = useMemo(() => formerNames(places), [places]);
  const styles = recipeClasses(commandPalette);
  const [name, setName] = useState(parts.province);
  const province = provinces.find((one) => one.name === name);
  const what = province
    ? i18n.t('Ward in {province}', { province: province.name })
    : i18n.t('Province or city');
  return (
    <div className={styles.root}>
      <Command key={what} label={what} loop filter={isMeant}>
        <Command.Input autoFocus data-autofocus placeholder={what} />
        <Command.List label={what}>
          <NoPlace most={province ? 1 : 0} />
          {!province &&
            provinces.map((one) => (
              <Command.Item
                key={one.name}
                value={one.name}
                keywords={[...shortNames(one.name), ...(former.get(one.name) ?? [])]}
                onSelect={() => setName(one.name)}
              >
                {one.name}
              </Command.Item>
            ))}
          {province?.wards.toSorted(byName).map((ward) => (
            <Command.Item
              key={ward}
              value={ward}
              keywords={[...(former.get(`${ward}, ${province.name}`) ?? [])]}
              onSelect={() => onChoose(writeAddress({ ...parts, ward, province: province.name }))}
            >
              {ward}
            </Command.Item>
          ))}
          {province && (
            <Command.Item value={another()} onSelect={() => setName(undefined)}>
              {`‹ ${another()}`}
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </div>
  );
}

/** @param most items that are there whatever is typed */
function NoPlace({ most }: { most: number }) {
  const found = useCommandState(({ filtered }) => filtered.count);
  return found <= most && <p cmdk-empty="">{i18n.t('No place is called that.')}</p>;
}

/** Numbers in their order, and names without their kind. */
const byName = (a: string, b: string): number =>
  plainName(a).localeCompare(plainName(b), 'vi', { numeric: true });
const plainName = (name: string): string => name.replace(/^(?:Phường|Xã|Đặc khu) /, '');

/** A city's initials, 'HCM', and what they stand behind: 'TP HCM', 'TPHCM'. */
function shortNames(name: string): string[] {
  const [, city] = /^Thành phố (.+)/.exec(name) ?? [];
  const words = (city ?? name).split(' ').map((word) => word.charAt(0));
  const initials = words.join('');
  const own = city ? [`TP ${city}`, `TP ${initials}`, `TP${initials}`] : [];
  return [initials, ...own, ...(city === 'Hồ Chí Minh' ? ['Sài Gòn'] : [])];
}

/** A place is found by the words of its name, and after those by what it is called for short or was called before. */
function isMeant(name: string, typed: string, keywords: string[] = []): number {
  if (matchesWords(name, typed)) return 1;
  if (name === another()) return 0.01;
  return keywords.some((keyword) => matchesWords(keyword.replace(/\./g, ' '), typed.replace(/\./g, ' ')))
    ? 0.5
    : 0;
}
