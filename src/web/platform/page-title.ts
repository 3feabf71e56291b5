import { useEffect } from "react";

/** A page's name as the tab shows it. */
export const titleOf = (name: string): string => `${name} · Weekfold`;

/** Names the tab. Screens whose name is part of their content call it themselves; the frame names the others. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
