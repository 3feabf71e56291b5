import {
  type App,
  type Entry,
  isKnown,
  isPrice,
  type Reason,
  type RequiredTopic,
  requiredTopics,
  type Unknown,
} from "#content/facts/fact.ts";
import { type AppBlock as Block, type Row, type Table, weekfold } from "#content/publications/article.ts";
import { entriesOf } from "./cited-sources.ts";
import { Cite, Price } from "./sources.tsx";
import "./article-apps.css";

/** One app: our verdict, whom it suits, the known facts, and what else to know. */
export function AppBlock({ app, verdict, bestFor, notFor, know }: Block) {
  return (
    <div className="app-block">
      <h3 className="app-name">{app.name}</h3>
      <p>{verdict}</p>
      <dl className="app-rows">
        <Words title="Best for" text={bestFor} />
        <Words title="Not for" text={notFor} />
        <KnownRows app={app} />
      </dl>
      {know}
    </div>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{text}</dd>
  </div>
);

/** Collects all topics that are not stated into one row. */
function KnownRows({ app }: { app: App }) {
  const notStated = entriesOf(app).filter(([, entry]) => isNotStated(entry));
  const stated = entriesOf(app).filter(([, entry]) => !isNotStated(entry));
  return (
    <>
      {stated.map(([key, entry]) => (
        <div key={key} className="app-fact">
          <dt>{titles[key]}</dt>
          <dd>
            <EntryText of={entry} />
          </dd>
        </div>
      ))}
      {notStated.length > 0 && (
        <div className="app-fact">
          <dt>Not stated</dt>
          <dd>{notStated.map(([key]) => requiredTopics[key]).join(", ")}</dd>
        </div>
      )}
    </>
  );
}

const isNotStated = (entry: Entry): boolean => "unknown" in entry && entry.unknown === "not-stated" && !entry.detail;

const titles: Record<RequiredTopic, string> = {
  price: "Price",
  freePlan: "Free plan",
  trial: "Trial",
  entry: "Entries",
  platforms: "Runs on",
  countries: "Countries",
  household: "Together",
  export: "Export",
  leaving: "Leaving",
};

/** A row per app, a column per question. On phones it scrolls sideways; the column of names is sticky. */
export function CompareTable({ caption, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="compare" aria-label={caption} tabIndex={0}>
      <table className={columns.length > 3 ? "compare-table compare-wide" : "compare-table"}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">App</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AppRow key={row.app.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const AppRow = ({ row: { app, cells }, columns }: { row: Row; columns: readonly string[] }) => (
  <tr className={app === weekfold ? "compare-ours" : undefined}>
    <th scope="row">{app.name}</th>
    {columns.map((column, index) => (
      <td key={column}>
        <Cell cell={cells[index] ?? "Not stated"} />
      </td>
    ))}
  </tr>
);

const Cell = ({ cell }: { cell: Entry | string }) => (typeof cell === "string" ? cell : <EntryText of={cell} />);

/** A fact in a table or a list, capitalized because it is not part of a sentence. */
function EntryText({ of }: { of: Entry }) {
  if (!isKnown(of)) return <span className="fact">{unknownInWords(of)}</span>;
  if (isPrice(of)) return <Price of={{ ...of, value: capitalized(of.value) }} />;
  return (
    <>
      <span className="fact">{capitalized(of.value)}</span>
      <Cite of={of} />
    </>
  );
}

const reasons: Record<Reason, string> = {
  "not-stated": "Not stated",
  "sources-disagree": "Our sources disagree",
  "no-dated-figure": "No dated figure",
};

const unknownInWords = ({ unknown, detail }: Unknown): string =>
  detail ? `${reasons[unknown]}: ${detail}` : reasons[unknown];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
