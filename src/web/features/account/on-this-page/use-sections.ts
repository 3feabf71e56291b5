import { type RefObject, useEffect, useState } from "react";

export interface ListedSection {
  id: string;
  title: string;
}

/** The sections of the column after an element, as they are there: some come later, and some only for some people. */
export function useSections(before: RefObject<HTMLElement | null>): readonly ListedSection[] {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  useEffect(() => {
    const column = before.current?.nextElementSibling;
    if (!column) return;
    const look = () => setSections((listed) => unlessSame(listed, sectionsIn(column)));
    look();
    const watching = new MutationObserver(look);
    watching.observe(column, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [before]);
  return sections;
}

const sectionsIn = (column: Element): ListedSection[] =>
  [...column.querySelectorAll(".section > h2[id]")].map(({ id, textContent }) => ({ id, title: textContent ?? "" }));

const namesOf = (sections: readonly ListedSection[]): string => sections.map(({ id, title }) => id + title).join();

const unlessSame = (listed: readonly ListedSection[], found: readonly ListedSection[]) =>
  namesOf(listed) === namesOf(found) ? listed : found;
