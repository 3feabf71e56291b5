/** A tab is stale when the server serves another build than the one the tab came from. */
const pageBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** What failed is shown once this is known, so it must not hang. */
const buildTimeout = 10_000;

async function serverBuild(): Promise<string | null> {
  try {
    const response = await fetch("/build.json", { cache: "no-store", signal: AbortSignal.timeout(buildTimeout) });
    return response.ok ? ((await response.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

/** Whether a reload may help, which is said once for each build of the server: a second failure is shown, never looped. */
export async function isReloadDue(): Promise<boolean> {
  const there = await serverBuild();
  return there !== null && there !== pageBuild() && !reloadedFor(there);
}

function reloadedFor(build: string): boolean {
  try {
    if (sessionStorage.getItem("reloaded_for") === build) return true;
    sessionStorage.setItem("reloaded_for", build);
    return false;
  } catch {
    // Without storage nothing can stop a loop, so such a tab asks its person instead.
    return true;
  }
}

/** Ends the page; what was being typed comes back with the next one. */
export function reloadKeepingInput(): Promise<never> {
  saveInput();
  location.reload();
  return new Promise(() => {});
}

/**
 * What someone is typing when a tab reloads by itself. It waits in the tab's session storage for the moment of the
 * reload, and goes back into its fields. Fields are found again by their labels, since ids are made anew.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedField {
  label: string;
  /** Among the fields of the same label, in the page's order. */
  nth: number;
  value: string;
}

const storageKey = "typed_before_reload";
/** A page that needs longer to show its fields has changed too much. */
const restoreTimeout = 15_000;

const editedFields = new WeakSet<EventTarget>();

export function trackInput(): void {
  document.addEventListener("input", ({ target }) => target && editedFields.add(target), {
    ...{ capture: true, passive: true },
  });
}

/** Passwords and codes are never stored. A password that is shown in clear is a text field, so its autocomplete counts. */
const secrets = "[type=password], [autocomplete*=password], [autocomplete=one-time-code]";
const fieldSelector = `textarea, select, input:not(${secrets}, [type=file], [type=hidden], [type=checkbox], [type=radio])`;

const fieldsOf = (): Field[] => [...document.querySelectorAll<Field>(fieldSelector)];

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute("aria-label") || field.name;

export function saveInput(): void {
  const fields = fieldsOf();
  const kept = fields
    .filter((field) => editedFields.has(field))
    .map((field): SavedField => {
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
export function restoreInput(): void {
  let waiting = takeSavedFields();
  if (waiting.length === 0) return;
  const place = () => {
    const fields = fieldsOf();
    waiting = waiting.filter(({ label, nth, value }) => {
      const field = fields.filter((one) => labelOf(one) === label)[nth];
      // What has been typed since is newer.
      if (field && !editedFields.has(field)) setValue(field, value);
      return !field;
    });
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), restoreTimeout);
  place();
}

function takeSavedFields(): SavedField[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const kept = text ? (JSON.parse(text) as { at: string; fields: SavedField[] }) : null;
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
  editedFields.add(field);
}
