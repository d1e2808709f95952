import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isCode } from '../../api/api-error';
import { useLogin } from '../../api/generated/sign-in/sign-in';
import { playSound } from '../../lib/sound';
import { TIMINGS, wait } from '../../lib/timings';
import { useReturnPath } from '../../state/return-path';
import { startSession, useSession, wasExpired } from '../../state/session';
import { useMounted } from '../../state/use-mounted';

export type SignInStatus = 'idle' | 'loading' | 'success' | 'failed';

/** Shown when the server gave no message (rule A21). */
const FALLBACK = 'Login failed';

/** The two-step sign-in: its values, states and timings (rules A20, A21 and T4). */
export function useSignIn() {
  const [identity, setIdentity] = useState('');
  const [password, setPassword] = useState('');
  const [showsPassword, setShowsPassword] = useState(false);
  /** Null until the server asks for it: only accounts with two-step sign-in have one. */
  const [code, setCode] = useState<string | null>(null);
  const [status, setStatus] = useState<SignInStatus>('idle');
  const [ticked, setTicked] = useState(false);
  const [error, setError] = useState('');
  const [hasExpired] = useState(wasExpired);
  const login = useLogin();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const isMounted = useMounted();
  const user = useSession();

  const isBusy = status === 'loading' || status === 'success';
  const canSubmit = password !== '' && code?.trim() !== '' && error === '' && status === 'idle';

  const succeed = async (tokens: { token: string; refreshToken: string }) => {
    startSession(tokens);
    if (!isMounted()) return;
    playSound('ding');
    setStatus('success');
    await wait(TIMINGS.signInTick);
    setTicked(true);
    await wait(TIMINGS.signInRedirect - TIMINGS.signInTick);
    if (isMounted()) void navigate(returnPath, { replace: true });
  };

  const submit = async () => {
    if (!canSubmit) return;
    setStatus('loading');
    const credentials = { username: identity.trim(), password };
    const data = code === null ? credentials : { ...credentials, code: code.trim() };
    const sent = login.mutateAsync({ data });
    const [answer] = await Promise.allSettled([sent, wait(TIMINGS.signInDelay)]);
    // The sign-in succeeds even if the customer has left the page, since the server has opened the session.
    if (answer.status === 'fulfilled') return succeed(answer.value);
    if (!isMounted()) return;
    if (code === null && isCode(answer.reason, 'second-factor-required')) {
      setCode('');
      setStatus('idle');
      return;
    }
    setStatus('failed');
    setError(sentenceOf(answer.reason));
  };

  return {
    identity,
    password,
    showsPassword,
    code,
    error,
    canSubmit,
    /** Whether the server ended the last session, which led here. */
    hasExpired,
    hasFailed: status === 'failed',
    /** The button's state: it loads until the tick's time (rule T4). */
    buttonStatus: status === 'success' && !ticked ? 'loading' : status,
    isBusy,
    /** Where a sign-in leads (rule A34). */
    returnPath,
    /** The customer was signed in before, or in another tab; a running sign-in of this form finishes first. */
    isSignedInAlready: user !== null && !isBusy,
    /** Another identity resets password, code and error, and hides step 2 (rule A20). */
    changeIdentity: (value: string) => {
      setIdentity(value);
      setPassword('');
      setCode(null);
      setShowsPassword(false);
      setError('');
      setStatus('idle');
    },
    changePassword: (value: string) => {
      setPassword(value);
      setError('');
      setStatus('idle');
    },
    changeCode: (value: string) => {
      setCode(value);
      setError('');
      setStatus('idle');
    },
    showPassword: () => setShowsPassword(identity.trim() !== ''),
    submit,
  } as const;
}

/** The server's message, else the shop's, with the known reason. */
function sentenceOf(reason: unknown): string {
  if (!(reason instanceof ApiError)) return FALLBACK;
  const { message } = (reason.body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? reason.message : `${FALLBACK}. ${reason.message}`;
}
