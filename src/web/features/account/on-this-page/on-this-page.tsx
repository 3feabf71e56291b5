import { useRef } from "react";
import { Link } from "#web/platform/router/link.tsx";
import { useSections } from "./use-sections.ts";
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
