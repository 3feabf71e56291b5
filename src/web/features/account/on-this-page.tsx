import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "#web/platform/router/router.tsx";
import "./on-this-page.css";

/** A table of contents beside the page. It precedes the column it lists, in the DOM and in reading order. */
export function OnThisPage() {
  const nav = useRef<HTMLElement>(null);
  const sections = useSections(nav);
  return (
    <nav className="on-this-page" aria-label="On this page" ref={nav}>
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

/** The sections in the column that follows the element. Observed, because some sections load later. */
function useSections(nav: RefObject<HTMLElement | null>): readonly ListedSection[] {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  useEffect(() => {
    const column = nav.current?.nextElementSibling;
    if (!column) return;
    const update = () => setSections((listed) => keepIfSame(listed, sectionsIn(column)));
    update();
    const observer = new MutationObserver(update);
    observer.observe(column, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [nav]);
  return sections;
}

const sectionsIn = (column: Element): ListedSection[] =>
  [...column.querySelectorAll(".section > h2[id]")].map(({ id, textContent }) => ({ id, title: textContent ?? "" }));

const keyOf = (sections: readonly ListedSection[]): string => sections.map(({ id, title }) => id + title).join();

const keepIfSame = (listed: readonly ListedSection[], found: readonly ListedSection[]) =>
  keyOf(listed) === keyOf(found) ? listed : found;
