import type { ReactNode } from "react";
import "./blocks.css";

/** A page's last word and one thing to do, between the rules that close a ledger. */
export function Closing({ text, action }: { text: string; action: ReactNode }) {
  return (
    <section className="closing">
      <p className="closing-text">{text}</p>
      {action}
    </section>
  );
}
