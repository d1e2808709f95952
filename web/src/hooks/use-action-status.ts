import { useRef, useState } from 'react';
import { errorMessage } from '../lib/api-error';
import type { ActionStatus } from '../lib/action-status';
import { wait } from '../lib/timings';
import { useMounted } from './use-mounted';

/** What an action shows once it has an answer. Times are in milliseconds; without one the state is not shown. */
export interface ActionOptions {
  /** From the answer to 'success'. */
  tick?: number;
  /** From 'success' to the end. */
  rest?: number;
  /** How long the state is 'failed'. */
  failed?: number;
  /** Called at the end; the state stays, since the page changes. Not called after the component was unmounted. */
  onFinished?: () => void;
  /** Shows a failure; returns its sentence, or '' when fields say it. By default the error's own sentence. */
  describeError?: (reason: unknown) => string;
}

/**
 * The states of one action: 'loading', then 'success' or 'failed', then 'idle'. While it runs, another call is ignored.
 *
 * @returns `run` resolves to whether the action succeeded, and never rejects; `failure` is the last failure's sentence,
 * '' without one
 */
export function useActionStatus() {
  const [{ status, failure }, set] = useState<{ status: ActionStatus; failure: string }>(IDLE);
  const isRunning = useRef(false);
  const isMounted = useMounted();

  const succeed = async ({ tick, rest, onFinished }: ActionOptions) => {
    if (tick !== undefined) {
      await wait(tick);
      set({ status: 'success', failure: '' });
    }
    if (rest !== undefined) await wait(rest);
    if (!onFinished) {
      isRunning.current = false;
      set(IDLE);
    } else if (isMounted()) onFinished();
  };

  const fail = (reason: unknown, { failed, describeError = errorMessage }: ActionOptions) => {
    set({ status: failed === undefined ? 'idle' : 'failed', failure: describeError(reason) });
    if (failed === undefined) return;
    void wait(failed).then(() => set((now) => (now.status === 'failed' ? { ...now, status: 'idle' } : now)));
  };

  const run = async (action: () => Promise<unknown>, options: ActionOptions = {}): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    set({ status: 'loading', failure: '' });
    try {
      await action();
    } catch (reason) {
      isRunning.current = false;
      fail(reason, options);
      return false;
    }
    await succeed(options);
    return true;
  };

  return {
    status,
    failure,
    isBusy: status === 'loading' || status === 'success',
    run,
    /** Shows why the action is not even begun. */
    refuse: (sentence: string) => set({ status: 'idle', failure: sentence }),
    clearFailure: () => set((now) => (now.failure ? { ...now, failure: '' } : now)),
  };
}

const IDLE = { status: 'idle', failure: '' } as const;
