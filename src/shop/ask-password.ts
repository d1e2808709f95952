import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refused } from './refused';

/**
 * Asks twice for a password at the terminal, which does not show it.
 * @throws Refused where there is no terminal, or the second is another one
 */
export async function askForPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refused('Set SHOP_PASSWORD to the new password, or run this at a terminal, which asks for it.');
  }
  const password = await ask(`New password of ${email}: `);
  if ((await ask('Once more: ')) !== password)
    throw new Refused('The two passwords differ: nothing was changed.');
  return password;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // What is typed would be echoed to the output.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
