import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readNewPassword } from '../config/load-config';
import { Refused } from '../operations/refused';

/**
 * The password of SHOP_PASSWORD, or one that is asked for twice at the terminal, which does not show it.
 * @throws Refused where there is no terminal, or the second is another one
 */
export async function readOrAskPassword(email: string): Promise<string> {
  const given = readNewPassword();
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) {
    throw new Refused('Set SHOP_PASSWORD to the new password, or run this at a terminal, which asks for it.');
  }
  const password = await askForSecret(`New password of ${email}: `);
  if ((await askForSecret('Once more: ')) !== password)
    throw new Refused('The two passwords differ: nothing was changed.');
  return password;
}

/** Asks at the terminal for what it does not show. */
export async function askForSecret(question: string): Promise<string> {
  process.stderr.write(question);
  // What is typed would be echoed to the output.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // The terminal takes Ctrl+C for itself: the process is to end as at any other moment.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
