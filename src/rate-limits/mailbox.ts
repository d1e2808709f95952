/** Providers that ignore the dots before the @. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address most likely leads to: many providers ignore the case and what follows a `+`, so
 * one person can write the same mailbox in countless ways.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+', 1)[0] || local;
  return `${WITHOUT_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
