/**
 * What someone is typing when a tab reloads by itself. It waits in the tab's session storage for the moment of the
 * reload, and goes back into its fields. Fields are found again by their labels, since ids are made anew.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  label: string;
  /** Among the fields of the same label, in the page's order. */
  nth: number;
  value: string;
}

const storageKey = "typed_before_reload";
/** A page that needs longer to show its fields has changed too much. */
const patience = 15_000;

const typed = new WeakSet<EventTarget>();

export function trackTyping(): void {
  document.addEventListener("input", ({ target }) => target && typed.add(target), {
    ...{ capture: true, passive: true },
  });
}

/** Passwords and codes are never stored. A password that is shown in clear is a text field, so its autocomplete counts. */
const secrets = "[type=password], [autocomplete*=password], [autocomplete=one-time-code]";
const fieldSelector = `textarea, select, input:not(${secrets}, [type=file], [type=hidden], [type=checkbox], [type=radio])`;

const fieldsOf = (): Field[] => [...document.querySelectorAll<Field>(fieldSelector)];

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute("aria-label") || field.name;

export function saveTyped(): void {
  const fields = fieldsOf();
  const kept = fields
    .filter((field) => typed.has(field))
    .map((field): TypedField => {
      const label = labelOf(field);
      return { label, nth: fields.filter((one) => labelOf(one) === label).indexOf(field), value: field.value };
    });
  if (kept.length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: location.href, fields: kept }));
  } catch {
    // A browser that stores nothing would not reload by itself either.
  }
}

/** Once the app is drawn. Fields that come later, as a household opens, are waited for. */
export function restoreTyped(): void {
  let waiting = takeSaved();
  if (waiting.length === 0) return;
  const place = () => {
    const fields = fieldsOf();
    waiting = waiting.filter(({ label, nth, value }) => {
      const field = fields.filter((one) => labelOf(one) === label)[nth];
      // What has been typed since is newer.
      if (field && !typed.has(field)) setValue(field, value);
      return !field;
    });
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  place();
}

function takeSaved(): TypedField[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const kept = text ? (JSON.parse(text) as { at: string; fields: TypedField[] }) : null;
    return kept?.at === location.href ? kept.fields : [];
  } catch {
    return [];
  }
}

/** As a key press would: React notices a value only by the element's own setter and its event. */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  // If the tab has to reload again, it is still what someone typed.
  typed.add(field);
}
