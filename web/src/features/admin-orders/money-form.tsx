import { errorsOf } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { formatDong, groupDigits } from '../../lib/money';
import { useCheckedForm } from '../../state/use-checked-form';
import { Button, InlineForm } from '../../ui';

/** As the API allows. */
const MAX_NOTE = 300;

interface MoneyFormProps {
  /** The form's name. */
  label: string;
  /** The sum to begin with, in whole dong; without it no sum is asked for. */
  amount?: number;
  /** The largest sum. */
  most?: number;
  /** The second field's label. */
  note: string;
  hint?: string;
  /** The button's text. */
  action: string;
  /** The text of a second button, for the other outcome. */
  otherwise?: string;
  isDanger?: boolean;
  send: (amount: number, note: string, isOtherwise: boolean) => Promise<unknown>;
  /** Called when it was sent, and by Cancel. */
  onDone: () => void;
}

/** A sum and a note, in an order's dialog. */
export function MoneyForm(props: MoneyFormProps) {
  const { label, amount, most, note, hint, action, otherwise, isDanger, send, onDone } = props;
  const asksSum = amount !== undefined;
  const { register, status, failure, isValid, submit } = useCheckedForm({
    defaultValues: { amount: amount ? groupDigits(String(amount)) : '', note: '' },
    check: (field, values) => {
      if (field === 'note') return values.note.trim() === '' ? i18n.t('Please fill this in.') : undefined;
      return asksSum ? wrongSum(values.amount, most) : undefined;
    },
    // A refund calls its note the reason.
    refusalsOf: (error) => {
      const { reason, ...errors } = errorsOf(error) as Record<string, string>;
      return reason ? { ...errors, note: reason } : errors;
    },
  });
  const press = (isOtherwise: boolean) =>
    void submit((values) => send(sumIn(values.amount), values.note.trim(), isOtherwise), {
      onFinished: onDone,
    })();
  return (
    <InlineForm
      label={label}
      fields={[
        ...(asksSum
          ? [{ label: i18n.t('Sum in dong'), inputMode: 'numeric' as const, ...register('amount') }]
          : []),
        { label: note, hint, maxLength: MAX_NOTE, autoComplete: 'off', ...register('note') },
      ]}
      action={action}
      isDanger={isDanger}
      status={status}
      loadingText={i18n.t('Saving')}
      isValid={isValid}
      failure={failure}
      onSubmit={() => press(false)}
      onCancel={onDone}
      other={
        otherwise && (
          <Button variant="outline" size="tool" disabled={!isValid} onClick={() => press(true)}>
            {otherwise}
          </Button>
        )
      }
    />
  );
}

function sumIn(typed: string): number {
  return Number(typed.replace(/\D/g, ''));
}

function wrongSum(typed: string, most: number | undefined): string | undefined {
  const sum = sumIn(typed);
  if (/[^\d.,\sđ]/.test(typed) || sum === 0) return i18n.t('Enter a sum in dong, such as 1.990.000.');
  if (most !== undefined && sum > most) return i18n.t('At most {sum}.', { sum: formatDong(most) });
  return undefined;
}
