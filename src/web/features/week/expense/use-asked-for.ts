import { useEffect } from "react";
import { useLocation } from "#web/platform/router/router.tsx";
import { expenseId, focusExpense } from "./focus-expense.ts";

/** A link to the form goes to its amount, each time it is followed, also before the app was awake; going back to the page does not. */
export function useAskedFor(): void {
  const { hash, key, arrival } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again is another arrival
  useEffect(() => {
    if (hash !== `#${expenseId}` || arrival === "pop") return;
    // After the page has taken the keyboard to its heading.
    const frame = requestAnimationFrame(() => focusExpense());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, arrival]);
}
