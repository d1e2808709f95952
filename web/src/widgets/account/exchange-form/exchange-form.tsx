import { useId, type FormEvent } from 'react';
import type { OrderLineKeyDto } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { i18n } from '../../../lib/i18n';
import { colorTitle } from '../../../lib/color-title';
import { lineKey } from '../../../lib/line-key';
import { FieldError, OptionRow, RadioCells, Spinner, StatusButton, recipeClasses } from '../../../ui';
import { exchangeForm } from './exchange-form.recipe';

export interface ExchangeFormProps {
  /** The pairs that can be exchanged; at least one. */
  lines: readonly OrderLineKeyDto[];
  /** The index of the chosen pair. */
  line: number;
  /** Called with the index of another pair. */
  onLine: (index: number) => void;
  /** The other sizes that are left of the chosen pair; undefined while they load. */
  sizes: readonly string[] | undefined;
  /** The chosen size, or null. */
  size: string | null;
  /** Called with the new size. */
  onSize: (size: string) => void;
  /** The state of the request. */
  status: ActionStatus;
  /** Why the request failed, or why the sizes could not be loaded; '' otherwise. */
  failure: string;
  /** Sends the request. */
  onSubmit: () => void;
}

/** Asks which pair is to be exchanged, and for which size (rule Z8). */
export function ExchangeForm(props: ExchangeFormProps) {
  const { lines, line, onLine, sizes, size, onSize, status, failure, onSubmit } = props;
  const styles = recipeClasses(exchangeForm);
  const name = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (size !== null) onSubmit();
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      <p className={styles.words}>
        {i18n.t(
          'The new pair is set aside for 7 days. Once the shop has approved, send the unworn old pair back or bring it to the shop.',
        )}
      </p>
      <div role="radiogroup" aria-label={i18n.t({ id: 'exchange.pair', message: 'Pair' })}>
        {lines.map((one, index) => (
          <OptionRow
            key={lineKey(one)}
            type="radio"
            name={name}
            label={i18n.t('{name}, {color}, size {size}', {
              name: one.name,
              color: colorTitle(one.color),
              size: one.size,
            })}
            checked={index === line}
            onChange={(checked) => checked && onLine(index)}
          />
        ))}
      </div>
      {!sizes && !failure && <Spinner label={i18n.t('Loading the sizes')} />}
      {sizes?.length === 0 && <p>{i18n.t('No other size of this shoe is left in this color.')}</p>}
      {sizes && sizes.length > 0 && (
        <RadioCells
          label={i18n.t('New size')}
          unit="EU"
          cells={sizes.map((value) => ({ value }))}
          value={size}
          onChange={onSize}
        />
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <div className={styles.action}>
        <StatusButton
          type="submit"
          status={status}
          loadingText={i18n.t('Sending your request')}
          variant={size === null ? 'inert' : 'ink'}
          disabled={size === null}
        >
          {i18n.t('Request exchange')}
        </StatusButton>
      </div>
    </form>
  );
}
