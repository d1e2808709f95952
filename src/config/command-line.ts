/** The scripts of `package.json` that run this program. */
const SCRIPTS = ['shop', 'start', 'start:prod', 'start:dev', 'migrate', 'backup', 'restore'];

/**
 * How an operator calls one of the shop's commands: with npm where npm has started this process, else with `shop`, which
 * docs/operations.md explains for the systemd unit and the image.
 */
export function shopCommand(words: string): string {
  const isByNpm = SCRIPTS.includes(process.env.npm_lifecycle_event ?? '');
  return `${isByNpm ? 'npm run shop --' : 'shop'} ${words}`.trimEnd();
}
