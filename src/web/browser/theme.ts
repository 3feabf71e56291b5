import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The theme in force: the one chosen here, or else the system's. The page's head has applied it before the first paint. */
function themeNow(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return prefersDark().matches ? "dark" : "light";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  prefersDark().addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    prefersDark().removeEventListener("change", listener);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, () => "light");

/** Choosing what the system says anyway means following the system again. */
export function chooseTheme(theme: Theme): void {
  const system: Theme = prefersDark().matches ? "dark" : "light";
  if (theme === system) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === system) localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
