import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  UseFormProps,
  UseFormReturn,
} from 'react-hook-form';
import { errorsOf, errorMessage } from '../lib/api-error';
import { isRecord, kept } from './kept';
import { useActionStatus, type ActionOptions } from '../hooks/use-action-status';

interface Rules<Values extends FieldValues> extends Pick<UseFormProps<Values>, 'mode'> {
  /** All fields, with the values they begin with. */
  defaultValues: Values;
  /** A field's message; undefined for a valid value. Without it the server alone checks. */
  check?: (field: Field<Values>, values: Values) => string | undefined;
  /** The messages of a failed call, by field. */
  refusalsOf?: (reason: unknown) => Readonly<Record<string, string>>;
  /** Keeps what is typed under this name until it is sent (rule A17), but what stands in `never`, such as passwords. */
  keepAs?: { name: string; never: readonly Field<Values>[] };
}

type Field<Values extends FieldValues> = Extract<keyof Values, string> & Path<Values>;

/**
 * A form with its rules and its call. Messages appear on blur and on change, or as `mode` says; a field that the server
 * refused keeps the server's message until it changes (rule A28), and takes the focus. Any other failure is `failure`.
 */
export function useCheckedForm<Values extends FieldValues>(rules: Rules<Values>) {
  const { defaultValues, check = () => undefined, mode = 'all', refusalsOf = errorsOf, keepAs } = rules;
  const names = Object.keys(defaultValues) as Field<Values>[];
  const refused = useRef<Readonly<Record<string, string>>>({});
  const action = useActionStatus();
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode,
    resolver: (values) => {
      const messages = names.flatMap((name) => {
        const message = check(name, values) ?? refused.current[name];
        return message ? [[name, { type: 'rule', message }]] : [];
      });
      return messages.length > 0
        ? { values: {}, errors: Object.fromEntries(messages) as FieldErrors<Values> }
        : { values, errors: {} };
    },
  });
  useKeptValues(form, keepAs, defaultValues);
  // All are read in every render, since React Hook Form updates only the state that was read.
  const { errors, isValid, dirtyFields, touchedFields } = form.formState;

  /** Another value ends a refusal, and may change what other fields say, such as a repeated password. */
  const changed = (name: Field<Values>) => {
    const { [name]: _over, ...others } = refused.current;
    refused.current = others;
    action.clearFailure();
    const met = names.filter((other) => other !== name && (other in dirtyFields || other in touchedFields));
    void form.trigger(met);
  };

  const refuse = (reason: unknown): string => {
    const messages = refusalsOf(reason);
    const known = names.filter((name) => messages[name]);
    refused.current = Object.fromEntries(known.map((name) => [name, messages[name]!]));
    void form.trigger(known, { shouldFocus: true });
    return known.length > 0 ? '' : errorMessage(reason);
  };

  return {
    form,
    status: action.status,
    failure: action.failure,
    isBusy: action.isBusy,
    isValid,
    dirtyFields,
    errorOf: (name: Field<Values>) => errors[name]?.message as string | undefined,
    /** Binds a text input or a select. */
    register: (name: Field<Values>, onChange?: () => void) => ({
      error: errors[name]?.message as string | undefined,
      ...form.register(name, {
        onChange: () => {
          changed(name);
          onChange?.();
        },
      }),
    }),
    changed,
    /** The handler of the form's submission: sends valid values. */
    submit: (send: (values: Values) => Promise<unknown>, options: ActionOptions = {}) =>
      form.handleSubmit(async (values) => {
        const sendAndForget = async () => {
          await send(values);
          if (keepAs) kept.drop(keepAs.name);
        };
        await action.run(sendAndForget, { describeError: refuse, ...options });
      }),
    refuse,
  };
}

/** Gives back what was typed before, and keeps what differs from the values that the form begins with. */
function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keepAs: Rules<Values>['keepAs'],
  defaults: Values,
): void {
  const start = useEffectEvent(() => {
    if (!keepAs) return undefined;
    const { name, never } = keepAs;
    const fields = Object.keys(defaults).filter((field) => !(never as readonly string[]).includes(field));
    const before = kept.read(name, isRecord) ?? {};
    const typed = fields.filter((field) => typeof before[field] === typeof defaults[field]);
    if (typed.length > 0)
      form.reset({ ...form.getValues(), ...pick(before, typed) }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = fields.filter((field) => !isSame(values[field], defaults[field]));
        if (changed.length > 0) kept.write(name, pick(values, changed));
        else kept.drop(name);
      },
    });
  });
  useEffect(() => start(), []);
}

function pick(values: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
