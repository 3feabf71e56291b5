/** Where a form is gone and the keyboard with it. */
export const focusHeading = (): void => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
