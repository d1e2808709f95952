import { useState, type SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, isCode } from '../../lib/api-error';
import { useLogin } from '../../api/generated/sign-in/sign-in';
import { i18n } from '../../lib/i18n';
import { playSound } from '../../lib/sound';
import { TIMINGS, wait } from '../../lib/timings';
import { readReturnState } from '../../state/return-path';
import { sessionEnd, startSession, useSession } from '../../state/session';
import { useCheckedForm } from '../../state/use-checked-form';
import { useMounted } from '../../hooks/use-mounted';

/** Shown when the server gave no message (rule A21). */
const fallback = () => i18n.t('Login failed');

type Step = 'identity' | 'password' | 'code';

interface Credentials {
  username: string;
  password: string;
  code: string;
}

/** The steps of the sign-in; the code only for accounts with two-step sign-in (rules A20, A21 and T4). */
export function useSignIn() {
  const state: unknown = useLocation().state;
  const newEmail = readNewEmail(state);
  const { form, register, submit, status, failure, isBusy } = useCheckedForm<Credentials>({
    defaultValues: { username: newEmail, password: '', code: '' },
  });
  const values = useWatch({ control: form.control });
  const [step, setStep] = useState<Step>('identity');
  const hasExpired = sessionEnd() === 'expired';
  const login = useLogin();
  const navigate = useNavigate();
  const returning = readReturn(state);
  const isMounted = useMounted();
  const user = useSession();
  const isFilled = step === 'code' ? values.code?.trim() !== '' : step === 'password';
  const hasIdentity = values.username?.trim() !== '';
  const canSubmit = isFilled && values.password !== '' && failure === '' && !isBusy;

  const send = async ({ username, password, code }: Credentials) => {
    const credentials = { username: username.trim(), password };
    const data = step === 'code' ? { ...credentials, code: code.trim() } : credentials;
    const [answer] = await Promise.allSettled([login.mutateAsync({ data }), wait(TIMINGS.signInDelay)]);
    if (answer.status === 'rejected') throw answer.reason;
    // The sign-in succeeds even if the customer has left the page, since the server has opened the session.
    startSession(answer.value);
    if (isMounted()) playSound('ding');
  };

  const say = (reason: unknown) => {
    if (step === 'code' || !isCode(reason, 'second-factor-required')) return signInFailure(reason);
    setStep('code');
    return '';
  };

  const signIn = submit(send, {
    tick: TIMINGS.signInTick,
    rest: TIMINGS.signInRedirect - TIMINGS.signInTick,
    onFinished: () => void navigate(returning.to, { replace: true, state: returning.state }),
    describeError: say,
  });

  /** Another identity resets password and code, and hides step 2 (rule A20). */
  const restart = () => {
    form.resetField('password');
    form.resetField('code');
    setStep('identity');
  };

  return {
    step,
    bind: (field: keyof Credentials) => ({
      ...register(field, field === 'username' ? restart : undefined),
      readOnly: isBusy,
    }),
    focus: form.setFocus,
    hasIdentity,
    canSubmit,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (canSubmit) void signIn(event);
      else if (step === 'identity' && hasIdentity) setStep('password');
    },
    status,
    isBusy,
    error: failure,
    /** Whether the server ended the last session, which led here. */
    hasExpired,
    /** Whether a sign-up led here, whose e-mail address is filled in. */
    isNew: newEmail !== '',
    /** What asked for the sign-in: a shoe to be bought, or another page; undefined when the person just came. */
    reason: returning.state ? 'shoe' : readReturnState(state) && 'page',
    /** Where a sign-in leads (rule A34). */
    returning,
    /** The customer was signed in before, or in another tab; a running sign-in of this form finishes first. */
    isSignedInAlready: user !== null && !isBusy,
  } as const;
}

/** Where a sign-in leads, and with which state: back to where it was asked for, else to the profile (rule A34). */
function readReturn(state: unknown) {
  const { returnTo, choice } = readReturnState(state) ?? { returnTo: '/profile' };
  return { to: returnTo, state: choice ? { choice } : null };
}

/** The e-mail address of the account that was just made; '' without one. */
function readNewEmail(state: unknown): string {
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  return typeof email === 'string' ? email : '';
}

/** The server's message, else the shop's, with the known reason. */
function signInFailure(reason: unknown): string {
  if (!(reason instanceof ApiError)) return fallback();
  const { message } = (reason.body ?? {}) as { message?: unknown };
  if (typeof message === 'string' && message) return reason.message;
  return i18n.t('Login failed. {reason}', { reason: reason.message });
}
