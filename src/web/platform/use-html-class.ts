import { useLayoutEffect } from "react";

/**
 * A class of the whole page, for what makes room for something fixed to the window. `html:has(…)` would do without it, but
 * then nearly every change makes the browser work out the styles of all that is on the page: half of what a save costs.
 */
export function useHtmlClass(mark: `with-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(mark, isOn);
    return () => document.documentElement.classList.remove(mark);
  }, [mark, isOn]);
}
