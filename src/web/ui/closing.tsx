import type { ReactNode } from "react";
import "./blocks.css";

/** The closing text of a page with one call to action, between rules like the end of a ledger. */
export function Closing({ text, action }: { text: string; action: ReactNode }) {
  return (
    <section className="closing">
      <p className="closing-text">{text}</p>
      {action}
    </section>
  );
}
