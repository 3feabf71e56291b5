import { useSyncExternalStore } from "react";
import { safeLocalStorage } from "./safe-storage.ts";

export type Theme = "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The chosen theme, or the system's. A script in the page's head has applied it before the first paint. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return prefersDark().matches ? "dark" : "light";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  prefersDark().addEventListener("change", listener);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(listener);
    prefersDark().removeEventListener("change", listener);
    window.removeEventListener("storage", followOtherTab);
  };
}

/** A choice in another tab applies here too. */
function followOtherTab({ key: changed, newValue }: StorageEvent) {
  if (changed === key) apply(newValue === "light" || newValue === "dark" ? newValue : null);
}

function apply(chosen: Theme | null) {
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  updateThemeColor(chosen);
  for (const listener of listeners) listener();
}

const paper: Record<Theme, string> = { light: "#eff7f3", dark: "#091515" };

/** Colors the browser's own bars. Without a choice each of the two tags has the color of its own scheme again. */
function updateThemeColor(chosen: Theme | null) {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = paper[chosen ?? (tag.media.includes("dark") ? "dark" : "light")];
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => "light");

/** Choosing the system's theme means following the system again. Without storage the choice lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === (prefersDark().matches ? "dark" : "light") ? null : theme;
  apply(chosen);
  if (chosen) safeLocalStorage.write(key, chosen);
  else safeLocalStorage.remove(key);
}
