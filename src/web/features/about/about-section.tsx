import type { ReactNode } from "react";

interface AboutSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A ruled section of the passbook: its name at the left, what there is to say at the right. */
export function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section className="section about-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose about-text">{children}</div>
    </section>
  );
}

type Fact = readonly [term: string, fact: string];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rows about-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
