import { useForm, useWatch } from 'react-hook-form';
import { errorsOf, sentenceOf } from '../../api/api-error';
import type { ActionStatus } from '../../ui';
import type { ConfirmField } from '../../widgets/confirm-form/confirm-form';

/** The credentials that an action may need. */
export interface Secrets {
  currentPassword: string;
  code: string;
}

const FIELDS: Record<keyof Secrets, ConfirmField> = {
  currentPassword: { label: 'Current Password', secret: true },
  code: {
    label: 'Code',
    hint: 'From your app, or a recovery code.',
    autoComplete: 'one-time-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 40,
  },
};

/**
 * The fields of a form that asks for the current password, a code, or both. The server's message for a field stands
 * below it, every other message below the form.
 *
 * @param asked the fields, in order
 * @param send the call
 */
export function useConfirmation(
  asked: readonly (keyof Secrets)[],
  send: (secrets: Secrets) => Promise<unknown>,
) {
  const form = useForm<Secrets>({ defaultValues: { currentPassword: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control });

  const refuse = (reason: unknown) => {
    const refused = errorsOf(reason);
    const wrong = asked.find((field) => refused[field]);
    if (!wrong) return form.setError('root', { message: sentenceOf(reason) });
    form.setError(wrong, { message: refused[wrong] });
    form.setFocus(wrong);
  };
  const submit = form.handleSubmit(async ({ currentPassword, code }) => {
    try {
      await send({ currentPassword, code: code.trim() });
    } catch (reason) {
      refuse(reason);
    }
  });

  const status: ActionStatus = isSubmitting ? 'loading' : 'idle';
  return {
    submit: () => void submit(),
    /** Shows a refusal of a call made outside of `send`. */
    refuse,
    /** The properties of the form. */
    view: {
      fields: asked.map((name) => ({
        ...FIELDS[name],
        ...form.register(name, { onChange: () => form.clearErrors() }),
        error: errors[name]?.message,
        readOnly: isSubmitting,
      })),
      status,
      isValid: asked.every((name) => (values[name] ?? '').trim() !== ''),
      failure: errors.root?.message,
    },
  };
}
