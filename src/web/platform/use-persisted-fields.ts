import { useEffect, useState } from "react";

type Texts = Record<string, string>;

const storageKey = (name: string) => `typed.${name}`;

export function readFields<T extends Texts>(name: string, initial: T): T {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "{}") as Record<string, unknown>;
    const known = Object.keys(initial).filter((key) => typeof kept[key] === "string");
    return { ...initial, ...Object.fromEntries(known.map((key) => [key, kept[key]])) };
  } catch {
    return initial;
  }
}

/** Reads what was typed and forgets it: its reader has it from now on. */
export function takeFields<T extends Texts>(name: string, initial: T): T {
  const typed = readFields(name, initial);
  writeFields(name, initial);
  return typed;
}

function writeFields(name: string, values: Texts) {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // Without storage what was typed lasts as long as the page.
  }
}

/** Of what an account typed and did not keep, nothing stays in this tab. Its names end in whose it is. */
export function clearFieldsOf(uid: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith("typed.") && name.endsWith(`.${uid}`));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}

/** What someone typed into a prerendered page before its script ran. Hydration would put the empty value back. */
export function earlyInput(names: readonly string[]): Texts {
  if (typeof document === "undefined") return {};
  const field = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(input, textarea)[name="${name}"]`);
  const fields = names.map((name) => [name, field(name)?.value]);
  return Object.fromEntries(fields.filter(([, value]) => value));
}

/**
 * What someone typed into a page's fields, each named as its input is. It is kept in this tab while they type, so that a
 * slow start, a reload, a stale tab or a step back loses nothing. The first render shows `initial`, as the prerendered
 * page does.
 */
export function usePersistedFields<T extends Texts>(name: string, initial: T) {
  const [values, setValues] = useState(initial);
  // Read while rendering for the first time: the fields are still as their reader left them.
  const [early] = useState(() => earlyInput(Object.keys(initial)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, on arrival
  useEffect(() => setValues({ ...readFields(name, initial), ...early }), [name]);
  const type = (change: Partial<T>) => {
    const next = { ...values, ...change };
    setValues(next);
    writeFields(name, next);
  };
  return [values, type] as const;
}
