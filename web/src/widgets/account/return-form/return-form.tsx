import type { FormEvent } from 'react';
import type { ReturnableLineDto, ReturnDtoReason } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { lineKey } from '../../../lib/line-key';
import { formatDong } from '../../../lib/money';
import { returnedPairs, returnReasons } from '../../../lib/return-text';
import { FieldError, SelectField, StatusButton, TextField, recipeClasses } from '../../../ui';
import { PairsChoice } from '../pairs-choice/pairs-choice';
import { returnForm } from './return-form.recipe';

/** What is to be returned, and why. */
export interface ReturnDraft {
  /** How many pairs of each line, in the order of the lines. */
  quantities: readonly number[];
  /** '' until it is chosen. */
  reason: ReturnDtoReason | '';
  note: string;
}

export interface ReturnFormProps {
  /** The lines of which pairs can be returned; at least one. */
  lines: readonly ReturnableLineDto[];
  /** Until when it can be asked for. ISO 8601. */
  until: string;
  /** What has been chosen and typed. */
  draft: ReturnDraft;
  /** Called with what changes of it. */
  onDraft: (changes: Partial<ReturnDraft>) => void;
  /** The state of the request. */
  status: ActionStatus;
  /** Why the request failed; '' otherwise. */
  failure: string;
  /** Sends the request. */
  onSubmit: () => void;
}

/** Asks which pairs are to be returned for their money, and why (rule Y9). */
export function ReturnForm({ lines, until, draft, onDraft, status, failure, onSubmit }: ReturnFormProps) {
  const styles = recipeClasses(returnForm);
  const { quantities, reason, note } = draft;
  const sum = lines.reduce((total, { price }, index) => total + price * (quantities[index] ?? 0), 0);
  const isReady = sum > 0 && reason !== '';
  const set = (index: number, quantity: number) =>
    onDraft({ quantities: lines.map((_, at) => (at === index ? quantity : (quantities[at] ?? 0))) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      <p className={styles.words}>
        {i18n.t(
          'Once the shop has approved, send the unworn pairs back in their box, or bring them to the shop. When they have arrived, the shop sends back what you paid for them. You can ask until {until}.',
          { until: formatMoment(until) },
        )}
      </p>
      <div role="group" aria-label={i18n.t('Pairs to return')}>
        {lines.map((line, index) => (
          <PairsChoice
            key={lineKey(line)}
            label={returnedPairs({ ...line, quantity: 1 })}
            most={line.quantity}
            quantity={quantities[index] ?? 0}
            onQuantity={(quantity) => set(index, quantity)}
          />
        ))}
      </div>
      <SelectField
        label={i18n.t({ id: 'return.reason', message: 'Reason' })}
        placeholder={i18n.t('Please choose')}
        options={returnReasons()}
        value={reason}
        onChange={(event) => onDraft({ reason: event.target.value as ReturnDraft['reason'] })}
      />
      <TextField
        label={i18n.t('Note (optional)')}
        maxLength={300}
        autoComplete="off"
        value={note}
        onChange={(event) => onDraft({ note: event.target.value })}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <div className={styles.action}>
        <output className={styles.sum}>{formatDong(sum)}</output>
        <StatusButton
          type="submit"
          status={status}
          loadingText={i18n.t('Sending your request')}
          variant={isReady ? 'ink' : 'inert'}
          disabled={!isReady}
        >
          {i18n.t('Request return')}
        </StatusButton>
      </div>
    </form>
  );
}
