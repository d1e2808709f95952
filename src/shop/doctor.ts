import { examine } from '../operations/doctor/examine';
import type { Finding } from '../operations/doctor/finding';
import type { CommandInput } from './shop-command';

const SIGNS: Record<Finding['state'], string> = { ok: '✓', look: '!', wrong: '✗' };

/** Prints what is in order and what is not; exits with 1 when something is wrong. */
export async function doctor({ options: { json, backups } }: CommandInput): Promise<number> {
  const findings = await examine({ backups: typeof backups === 'string' ? backups : undefined });
  console.log(json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

function lineOf({ state, about, says, mend }: Finding): string {
  const line = `${SIGNS[state]} ${about}: ${says}`;
  return mend === undefined ? line : `${line}\n    → ${mend}`;
}
