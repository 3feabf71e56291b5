import type { ReactNode } from "react";

/** One thing that can be done with one's data: what it is, and the button that does it. */
export function DataRow({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <div className="data-words">
        <h3>{title}</h3>
        <p className="small quiet">{text}</p>
      </div>
      {children}
    </li>
  );
}
