import { useEffect } from "react";

/** The title of the tab. */
export const titleOf = (name: string): string => `${name} · Weekfold`;

/** Sets the tab's title. Screens with a title in their content call it themselves; the frame does for the others. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
