import type { ComponentType } from "react";
import type { LegalElements, LegalText, WriteLegalText } from "#content/legal/legal-text.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./legal-page.css";

const elements: LegalElements = {
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
        {sections.map(({ id, title: heading, body, rows, wide }) => (
          <section key={id} className="section legal-page-section" aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            <div className="prose">
              {body}
              {rows && (
                <dl className="rows ledger">
                  {rows.map(([term, answer]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{answer}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {wide && <div className="legal-page-wide">{wide}</div>}
          </section>
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

const dayInWords = (day: string) => new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
