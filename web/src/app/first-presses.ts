/** What a person did on the first picture of a page, which is there before the app is. */
interface FirstPresses {
  /** What was pressed, in the order of the first press. */
  pressed: Set<EventTarget | null>;
  focused: EventTarget | null;
}

declare global {
  interface Window {
    firstPresses?: FirstPresses;
  }
}

type Control = HTMLButtonElement | HTMLInputElement;
const CONTROLS = 'button, input';
const FOCUSABLE = 'a, button, input, select';

/**
 * Stands as an inline script in the HTML of every page that has a first picture, before the picture; so it is
 * written out as text and may use nothing from outside itself.
 */
export function rememberPresses(): void {
  window.firstPresses = { pressed: new Set(), focused: null };
  const listen = (type: string, note: (presses: FirstPresses, target: EventTarget | null) => void): void =>
    window.addEventListener(
      type,
      ({ target }) => window.firstPresses && note(window.firstPresses, target),
      true,
    );
  listen('click', (presses, target) => presses.pressed.add(target));
  listen('focusin', (presses, target) => (presses.focused = target));
}

/**
 * Does in the app what was done on its first picture: boxes get the state they were left in, each button that
 * was pressed is pressed once, and the focus returns. What the app does not have is dropped; links need
 * nobody's help.
 *
 * @param root where the picture was, and the app now is
 */
export function playPresses(root: Element): void {
  const presses = window.firstPresses;
  if (!presses) return;
  delete window.firstPresses;
  const focused = findAgain(root, presses.focused, FOCUSABLE);
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  for (const target of presses.pressed) {
    const now = findAgain<Control>(root, target, CONTROLS);
    const then = controlOf(target, CONTROLS);
    const isBox = now instanceof HTMLInputElement && then instanceof HTMLInputElement;
    if (!isBox || now.checked !== then.checked) now?.click();
  }
}

/** The app's control in the picture's control's place: of the same kind and name, in the same part of the page. */
function findAgain<Found extends HTMLElement>(
  root: Element,
  target: EventTarget | null,
  kind: string,
): Found | undefined {
  const control = controlOf(target, kind);
  const part = control?.getRootNode();
  // What is still in the document is the app's own, and was pressed there.
  if (!control || !(part instanceof Element)) return undefined;
  const alike = (within: Element): Element[] =>
    [...within.querySelectorAll(kind)].filter((other) => nameOf(other) === nameOf(control));
  const place = alike(part).indexOf(control);
  const now = [...root.children].find((child) => child.tagName === part.tagName);
  return now && (alike(now)[place] as Found | undefined);
}

/** What an event is about: the control it happened in, or that its label is for. */
function controlOf(target: EventTarget | null, kind: string): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(kind) ?? target.closest('label')?.querySelector(kind) ?? null;
}

function nameOf(control: Element): string {
  const words = control.getAttribute('aria-label') ?? control.textContent.trim();
  return `${control.tagName} ${control.getAttribute('type')} ${words}`;
}
