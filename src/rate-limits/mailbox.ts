/** Providers that ignore dots before the @. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox to which an e-mail address most likely leads. Many providers ignore case and the part after
 * `+`, so one mailbox has countless spellings.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+', 1)[0] || local;
  return `${WITHOUT_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
