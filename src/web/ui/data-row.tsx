import type { ReactNode } from "react";

/** One action of a list: title, explanation and button. */
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
