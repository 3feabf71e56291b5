import { type ReactNode, Suspense, useState } from "react";
import "./blocks.css";

/** A collapsed part for rare needs. Renders its content only once it is opened. */
export function Fold({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Suspense fallback={<p className="small quiet">Loading...</p>}>{children()}</Suspense>}
    </details>
  );
}
