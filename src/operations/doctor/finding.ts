/** One result of the doctor: in order (`ok`), worth a look (`look`) or wrong (`wrong`). */
export interface Finding {
  readonly state: 'ok' | 'look' | 'wrong';
  /** What was looked at. */
  readonly about: string;
  readonly says: string;
  /** The command or setting that mends it; each wrong thing has one. */
  readonly mend?: string;
}

export function ok(about: string, says: string): Finding {
  return { state: 'ok', about, says };
}

export function look(about: string, says: string, mend?: string): Finding {
  return { state: 'look', about, says, ...(mend === undefined ? {} : { mend }) };
}

export function wrong(about: string, says: string, mend: string): Finding {
  return { state: 'wrong', about, says, mend };
}

/** An error in few words, of a system or a server. */
export function reasonOf(error: unknown): string {
  const { code, message, cause, errors } = error as {
    code?: string;
    message?: string;
    cause?: unknown;
    errors?: unknown[];
  };
  if (cause !== undefined) return reasonOf(cause);
  if (errors?.[0] !== undefined) return reasonOf(errors[0]);
  return message || code || String(error);
}
