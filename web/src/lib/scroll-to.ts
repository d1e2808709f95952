/** Scrolls to an element, smoothly unless motion is to be reduced. */
export function scrollToElement(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block });
}

/** Scrolls to a field and focuses it. */
export function focusInView(field: HTMLElement | null | undefined): void {
  scrollToElement(field, 'center');
  field?.focus({ preventScroll: true });
}
