import { useEffect, useState } from "react";

const storageKey = (name: string) => `typed.${name}`;

export function readTyped<T extends Record<string, string>>(name: string, initial: T): T {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "{}") as Record<string, unknown>;
    const known = Object.keys(initial).filter((key) => typeof kept[key] === "string");
    return { ...initial, ...Object.fromEntries(known.map((key) => [key, kept[key]])) };
  } catch {
    return initial;
  }
}

function keepTyped(name: string, values: Record<string, string>) {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // Without storage what was typed lasts as long as the page.
  }
}

/**
 * What someone typed into a page's fields, kept in this tab while they type, so that a reload, a stale tab or a step
 * back loses nothing. The first render shows `initial`, as the prerendered page does.
 */
export function useTyped<T extends Record<string, string>>(name: string, initial: T) {
  const [values, setValues] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, on arrival
  useEffect(() => setValues(readTyped(name, initial)), [name]);
  const type = (change: Partial<T>) => {
    const next = { ...values, ...change };
    setValues(next);
    keepTyped(name, next);
  };
  return [values, type] as const;
}
