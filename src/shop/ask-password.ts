import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readNewPassword } from '../config/load-config';
import { CommandError } from '../operations/command-error';

/**
 * The password of SHOP_PASSWORD, or one that is asked for twice at the terminal, which does not show it.
 * @throws CommandError without a terminal, or when the two differ
 */
export async function readOrAskPassword(email: string): Promise<string> {
  const given = readNewPassword();
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'Set SHOP_PASSWORD to the new password, or run this at a terminal, which asks for it.',
    );
  }
  const password = await askForSecret(`New password of ${email}: `);
  if ((await askForSecret('Once more: ')) !== password)
    throw new CommandError('The two passwords differ: nothing was changed.');
  return password;
}

/** Asks for a text at the terminal without showing it. */
export async function askForSecret(question: string): Promise<string> {
  process.stderr.write(question);
  // What is typed would be echoed to the output.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // In raw mode Ctrl+C sends no signal: end the process as it would.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
