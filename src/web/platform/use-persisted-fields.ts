import { useEffect, useState } from "react";
import { readJson, safeSessionStorage } from "./safe-storage.ts";

type Texts = Record<string, string>;

const storageKey = (name: string) => `typed.${name}`;

export function readFields<T extends Texts>(name: string, initial: T): T {
  const stored = (readJson(safeSessionStorage, storageKey(name)) ?? {}) as Record<string, unknown>;
  const known = Object.keys(initial).filter((key) => typeof stored[key] === "string");
  return { ...initial, ...Object.fromEntries(known.map((key) => [key, stored[key]])) };
}

/** Reads the stored fields and resets them. */
export function takeFields<T extends Texts>(name: string, initial: T): T {
  const fields = readFields(name, initial);
  writeFields(name, initial);
  return fields;
}

/** Without storage the fields last as long as the page. */
const writeFields = (name: string, values: Texts) => safeSessionStorage.write(storageKey(name), JSON.stringify(values));

/** Deletes an account's unsaved input from this tab. The storage keys of accounts end in the uid. */
export function clearFieldsOf(uid: string): void {
  const isTheirs = (name: string) => name.startsWith("typed.") && name.endsWith(`.${uid}`);
  for (const name of safeSessionStorage.names().filter(isTheirs)) safeSessionStorage.remove(name);
}

/** What was typed into a prerendered page before hydration, which would reset it to the empty value. */
export function earlyInput(names: readonly string[]): Texts {
  if (typeof document === "undefined") return {};
  const field = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(input, textarea)[name="${name}"]`);
  const fields = names.map((name) => [name, field(name)?.value]);
  return Object.fromEntries(fields.filter(([, value]) => value));
}

/**
 * The values of a page's fields by the names of their inputs. Stored in this tab on every change, so that a slow start, a
 * reload, a stale tab or a step back loses nothing. The first render shows `initial`, as the prerendered page does.
 */
export function usePersistedFields<T extends Texts>(name: string, initial: T) {
  const [values, setValues] = useState(initial);
  // Read during the first render, before hydration resets the inputs.
  const [early] = useState(() => earlyInput(Object.keys(initial)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored values are read once, on mount
  useEffect(() => setValues({ ...readFields(name, initial), ...early }), [name]);
  const update = (change: Partial<T>) => {
    const next = { ...values, ...change };
    setValues(next);
    writeFields(name, next);
  };
  return [values, update] as const;
}
