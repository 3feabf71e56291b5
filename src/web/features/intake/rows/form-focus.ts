type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLElement): Control[] => [...form.querySelectorAll<Control>("input, select, textarea")];

/** The first control of a form, from its top, that holds one of these answers. */
export const firstOf = (form: HTMLElement, fields: readonly string[]): Control | undefined =>
  controlsOf(form).find(({ name }) => fields.includes(name));

/** Goes to a field; where the form has no such field, or none is meant, to its first. */
export function focusIn(form: HTMLElement, field?: string | undefined): void {
  const controls = controlsOf(form);
  const named = controls.filter(({ name }) => name === field);
  const chosen = named.find((control) => control instanceof HTMLInputElement && control.checked);
  const target = chosen ?? named[0] ?? controls[0];
  target?.focus();
  // Whoever comes to change a figure types the new one over it.
  if (target instanceof HTMLInputElement && target.value !== "") target.select();
}
