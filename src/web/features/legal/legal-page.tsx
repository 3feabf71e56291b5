import type { ComponentType } from "react";
import type { LedgerRow, LegalElements, LegalSection, LegalText, WriteLegalText } from "#content/legal/legal-text.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./legal-page.css";

const elements: LegalElements = {
  Ledger,
  PageLink: ({ to, children }) => <Link to={paths[to]}>{children}</Link>,
  ToFillIn: ({ children }) => <mark className="legal-page-blank">[{children}]</mark>,
};

/** A long text for readers with one question: a short summary first, then a table of contents. */
export function legalScreen(write: WriteLegalText): ComponentType {
  const { title, changed, summary, sections } = write(elements);
  return () => (
    <div className="wrap page legal-page">
      <header className="legal-page-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="small legal-page-changed">
          Last changed <time dateTime={changed}>{dayInWords(changed)}</time>
        </p>
        <section className="legal-page-summary" aria-labelledby="in-one-paragraph">
          <h2 id="in-one-paragraph">In one paragraph</h2>
          <p>{summary}</p>
        </section>
        <p className="small quiet">
          This text is a template. Whoever runs this site reviews it, fills in their name and address, and answers for
          it. It describes Weekfold with everything switched on: what this site has not opened, such as accounts or
          measuring, it does not do.
        </p>
      </header>
      <Contents sections={sections} />
      <div className="legal-page-body">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<LegalText, "sections">) {
  return (
    <nav className="legal-page-contents" aria-labelledby="legal-contents">
      <p className="small" id="legal-contents">
        On this page
      </p>
      <ol className="legal-page-list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, body, wide }: LegalSection) {
  return (
    <section className="section legal-page-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="prose">{body}</div>
      {wide && <div className="legal-page-wide">{wide}</div>}
    </section>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const dayInWords = (day: string) => dayFormat.format(new Date(day));

function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className="rows ledger">
      {rows.map(([term, answer]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
