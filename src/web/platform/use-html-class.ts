import { useLayoutEffect } from "react";

/**
 * Sets a class on the root element, for layouts that make room for something fixed to the window. `html:has(…)` would need no
 * script, but then nearly every change recomputes the styles of the whole page: half the cost of a save.
 */
export function useHtmlClass(name: `with-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(name, isOn);
    return () => document.documentElement.classList.remove(name);
  }, [name, isOn]);
}
