import { Command } from 'cmdk';
import { useState } from 'react';
import { writeAddress, type AddressParts, type Places } from '../../lib/places';
import { matchesWords } from '../../lib/match-words';
import { commandPalette } from '../../theme/recipes/command-palette.recipe';
import { useStyles } from '../../ui';

interface PlaceListProps {
  places: Places;
  /** The present address. Its province is chosen already. */
  parts: AddressParts;
  /** Called with the whole address. */
  onChoose: (address: string) => void;
}

/** First the province, then its ward: typed without accents, or chosen with the arrow keys. */
export function PlaceList({ places: { provinces }, parts, onChoose }: PlaceListProps) {
  const styles = useStyles(commandPalette);
  const [name, setName] = useState(parts.province);
  const province = provinces.find((one) => one.name === name);
  const what = province ? `Ward in ${province.name}` : 'Province or city';
  return (
    <div className={styles.root}>
      <Command key={what} label={what} loop filter={isMeant}>
        <Command.Input autoFocus data-autofocus placeholder={what} />
        <Command.List label={what}>
          <Command.Empty>No place is called that.</Command.Empty>
          {!province &&
            provinces.map((one) => (
              <Command.Item key={one.name} value={one.name} onSelect={() => setName(one.name)}>
                {one.name}
              </Command.Item>
            ))}
          {province?.wards.map((ward) => (
            <Command.Item
              key={ward}
              value={ward}
              onSelect={() => onChoose(writeAddress({ ...parts, ward, province: province.name }))}
            >
              {ward}
            </Command.Item>
          ))}
          {province && (
            <Command.Item value="Another province" forceMount onSelect={() => setName(undefined)}>
              ‹ Another province
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </div>
  );
}

/** A place is found by its words, and a city by its initials as well: 'hcm'. */
function isMeant(name: string, typed: string): number {
  const initials = name
    .replace(/^Thành phố /, '')
    .split(' ')
    .map((word) => word.charAt(0));
  return matchesWords(`${name} ${initials.join('')}`, typed);
}
