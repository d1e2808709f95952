/**
 * The ref of a checkbox or radio button that the server may have rendered. What a person has chosen before the app took
 * the page over is chosen again, now that the app hears of it.
 */
export function keepEarlyChoice(input: HTMLInputElement | null): void {
  if (!input || input.checked === input.defaultChecked) return;
  // Of a group of radio buttons, the one that was chosen speaks for all.
  if (input.type === 'radio' && !input.checked) return;
  queueMicrotask(() => {
    input.checked = input.defaultChecked;
    input.click();
  });
}
