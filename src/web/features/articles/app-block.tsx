import { type App, type RequiredTopic, requiredTopics, type Entry } from "#content/facts/fact.ts";
import { type AppBlock as Block, entriesOf } from "./article.ts";
import { EntryText } from "./entry-text.tsx";
import "./app-block.css";

/** One app: our verdict, for whom, what is known, and what to know beside that. */
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

/** What nobody states is one row, not a column of gaps. */
function KnownRows({ app }: { app: App }) {
  const silent = entriesOf(app).filter(([, entry]) => isSilent(entry));
  const told = entriesOf(app).filter(([, entry]) => !isSilent(entry));
  return (
    <>
      {told.map(([key, entry]) => (
        <div key={key} className="app-fact">
          <dt>{titles[key]}</dt>
          <dd>
            <EntryText of={entry} />
          </dd>
        </div>
      ))}
      {silent.length > 0 && (
        <div className="app-fact">
          <dt>Not stated</dt>
          <dd>{silent.map(([key]) => requiredTopics[key]).join(", ")}</dd>
        </div>
      )}
    </>
  );
}

const isSilent = (entry: Entry): boolean => "unknown" in entry && entry.unknown === "not-stated" && !entry.detail;

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
