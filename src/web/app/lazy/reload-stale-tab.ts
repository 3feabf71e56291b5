import { readJson, safeSessionStorage } from "#web/platform/safe-storage.ts";

/** A tab is stale when the server serves another build than the one the tab came from. */
const pageBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** The failure is shown only after this check, so it must not hang. */
const buildTimeout = 10_000;

async function serverBuild(): Promise<string | null> {
  try {
    const response = await fetch("/build.json", { cache: "no-store", signal: AbortSignal.timeout(buildTimeout) });
    return response.ok ? ((await response.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

/** Whether a reload may help. True once for each build of the server, so that a second failure does not loop. */
export async function isReloadDue(): Promise<boolean> {
  const build = await serverBuild();
  return build !== null && build !== pageBuild() && !reloadedFor(build);
}

/** Without storage nothing could stop a loop, so the user must reload. */
const reloadedFor = (build: string): boolean =>
  safeSessionStorage.read("reloaded_for") === build || !safeSessionStorage.write("reloaded_for", build);

/** Reloads the page, which restores the input. Never resolves. */
export function reloadKeepingInput(): Promise<never> {
  saveInput();
  location.reload();
  return new Promise(() => {});
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedField {
  label: string;
  /** The index among the fields with the same label, in document order. */
  nth: number;
  value: string;
}

const storageKey = "typed_before_reload";
/** After this time the fields are not expected any more. */
const restoreTimeout = 15_000;

const editedFields = new WeakSet<EventTarget>();

export function trackInput(): void {
  document.addEventListener("input", ({ target }) => target && editedFields.add(target), {
    capture: true,
    passive: true,
  });
}

/** Passwords and codes are never stored. A revealed password is a text field, so check its autocomplete too. */
const secrets = "[type=password], [autocomplete*=password], [autocomplete=one-time-code]";
const fieldSelector = `textarea, select, input:not(${secrets}, [type=file], [type=hidden], [type=checkbox], [type=radio])`;

const fieldsOf = (): Field[] => [...document.querySelectorAll<Field>(fieldSelector)];

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute("aria-label") || field.name;

/** Saves the fields that the user edited, by their labels, because ids change with each load. */
export function saveInput(): void {
  const fields = fieldsOf();
  const edited = fields
    .filter((field) => editedFields.has(field))
    .map((field): SavedField => {
      const label = labelOf(field);
      return { label, nth: fields.filter((one) => labelOf(one) === label).indexOf(field), value: field.value };
    });
  if (edited.length === 0) return;
  // A browser without storage does not reload by itself either.
  safeSessionStorage.write(storageKey, JSON.stringify({ at: location.href, fields: edited }));
}

/** Call it once the app is rendered. Waits for fields that appear later, when a household opens. */
export function restoreInput(): void {
  let waiting = takeSavedFields();
  if (waiting.length === 0) return;
  const place = () => {
    const fields = fieldsOf();
    waiting = waiting.filter(({ label, nth, value }) => {
      const field = fields.filter((one) => labelOf(one) === label)[nth];
      // Newer input wins.
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
  const saved = readJson(safeSessionStorage, storageKey) as { at: string; fields: SavedField[] } | null;
  safeSessionStorage.remove(storageKey);
  return saved?.at === location.href ? saved.fields : [];
}

/** React notices a change only by the element's native setter and an event. */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  // Still counts as edited if the tab reloads again.
  editedFields.add(field);
}
