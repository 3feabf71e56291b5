import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "#web/platform/router/link.tsx";
import "./on-this-page.css";

/** The way to each section of a long page, beside it. Stands before the column that it lists, and is read before it too. */
export function OnThisPage() {
  const own = useRef<HTMLElement>(null);
  const sections = useSections(own);
  return (
    <nav className="on-this-page" aria-label="On this page" ref={own}>
      <p className="small quiet">On this page</p>
      <ul className="on-this-page-list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ListedSection {
  id: string;
  title: string;
}

/** The sections of the column after an element, as they are there: some come later, and some only for some people. */
function useSections(before: RefObject<HTMLElement | null>): readonly ListedSection[] {
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
