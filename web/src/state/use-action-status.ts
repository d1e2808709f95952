import { useRef, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import type { ActionStatus } from '../lib/action-status';
import { wait } from '../lib/timings';
import { useMounted } from './use-mounted';

/** What an action shows once it has an answer. Times are in milliseconds; without one the state is not shown. */
export interface Course {
  /** From the answer to 'success'. */
  tick?: number;
  /** From 'success' to the end. */
  rest?: number;
  /** How long the state is 'failed'. */
  failed?: number;
  /** Called at the end; the state stays, since the page changes. Not called after the component was unmounted. */
  leave?: () => void;
  /** Shows a failure; returns its sentence, or '' when fields say it. By default the error's own sentence. */
  say?: (reason: unknown) => string;
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

  const succeed = async ({ tick, rest, leave }: Course) => {
    if (tick !== undefined) {
      await wait(tick);
      set({ status: 'success', failure: '' });
    }
    if (rest !== undefined) await wait(rest);
    if (!leave) {
      isRunning.current = false;
      set(IDLE);
    } else if (isMounted()) leave();
  };

  const fail = (reason: unknown, { failed, say = sentenceOf }: Course) => {
    set({ status: failed === undefined ? 'idle' : 'failed', failure: say(reason) });
    if (failed === undefined) return;
    void wait(failed).then(() => set((now) => (now.status === 'failed' ? { ...now, status: 'idle' } : now)));
  };

  const run = async (action: () => Promise<unknown>, course: Course = {}): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    set({ status: 'loading', failure: '' });
    try {
      await action();
    } catch (reason) {
      isRunning.current = false;
      fail(reason, course);
      return false;
    }
    await succeed(course);
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
