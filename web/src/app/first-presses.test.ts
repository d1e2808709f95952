import { playPresses, rememberPresses } from './first-presses';

const PICTURE = `
  <header><a href="#home">Home</a><button aria-label="Search"></button></header>
  <main>
    <button>Next</button><button>Next</button>
    <label><input type="checkbox" aria-label="Nike"></label>
    <label><input type="checkbox" aria-label="Vans"></label>
    <label><input type="radio" name="sort" aria-label="Newest" checked></label>
    <label><input type="radio" name="sort" aria-label="Oldest"></label>
  </main>`;

let root: HTMLElement;
let pressed: string[];

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PICTURE}</div>`;
  root = document.getElementById('root')!;
  pressed = [];
  rememberPresses();
});

/** The app takes the picture's place, as React does it, and says what is pressed in it. */
function arrive(html = PICTURE): void {
  root.textContent = '';
  root.innerHTML = html;
  root.querySelectorAll('button, input').forEach((control) => {
    const name = control.getAttribute('aria-label') ?? control.textContent;
    control.addEventListener('click', () => pressed.push(name));
  });
}

const press = (selector: string, nth = 0) => root.querySelectorAll<HTMLElement>(selector)[nth]!.click();
const box = (name: string) => root.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!;

test('what was pressed is pressed in the app, once however often it was', () => {
  press('[aria-label="Search"]');
  press('[aria-label="Search"]');
  arrive();
  playPresses(root);
  playPresses(root);
  expect(pressed).toEqual(['Search']);
});

test('of two with one name the one in the same place is pressed', () => {
  press('main button', 1);
  arrive();
  const [first, second] = root.querySelectorAll<HTMLButtonElement>('main button');
  const seen = jest.fn<void, [string]>();
  first!.addEventListener('click', () => seen('first'));
  second!.addEventListener('click', () => seen('second'));
  playPresses(root);
  expect(seen.mock.calls).toEqual([['second']]);
});

test('boxes get the state they were left in', () => {
  press('[aria-label="Nike"]');
  press('[aria-label="Vans"]');
  press('[aria-label="Vans"]');
  press('[aria-label="Oldest"]');
  arrive();
  playPresses(root);
  expect(pressed).toEqual(['Nike', 'Oldest']);
});

test('a box that the address has set already is left alone', () => {
  press('[aria-label="Nike"]');
  arrive(PICTURE.replace('aria-label="Nike"', 'aria-label="Nike" checked'));
  playPresses(root);
  expect(pressed).toEqual([]);
  expect(box('Nike')).toBeChecked();
});

test('what the app does not have, and what was pressed in the app itself, is dropped', () => {
  press('[aria-label="Search"]');
  arrive('<header><button>Cart</button></header>');
  press('header button');
  playPresses(root);
  expect(pressed).toEqual(['Cart']);
});

test('the focus returns', () => {
  root.querySelector('a')!.focus();
  arrive();
  playPresses(root);
  expect(document.activeElement).toBe(root.querySelector('a'));
});
