import { useState } from "react";
import type { HouseholdFileRead, HouseholdRead } from "#sync/files/read-household-file.ts";
import { recordKinds } from "#sync/record.ts";
import { countOf } from "#web/household/kind-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { skipWords } from "./skip-words.ts";
import { useImport } from "./use-import.ts";

/** What is in the file, before any of it is taken over. */
export function ImportPreview({ content, onDone }: { content: HouseholdFileRead; onDone: () => void }) {
  const { exportedAt, households } = content;
  return (
    <>
      {exportedAt !== null && <p>Written on {new Date(exportedAt).toLocaleString("en", dateStyle)}.</p>}
      {households.length === 0 && <p>There is no household in this file.</p>}
      {households.map((household, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: households of a file have no other name of their own
        <HouseholdInFile key={index} household={household} />
      ))}
      {households.length > 0 && <TakeOver households={households} onDone={onDone} />}
    </>
  );
}

function TakeOver({ households, onDone }: Pick<HouseholdFileRead, "households"> & { onDone: () => void }) {
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<string | null>(null);
  const importAll = useImport();
  const start = async () => {
    setDone(0);
    setProblem(null);
    const failed = await importAll(households, setDone);
    setDone(undefined);
    setProblem(failed);
    if (failed === null) onDone();
  };
  return (
    <>
      {done !== undefined && <Progress label="Importing" value={done} max={1} tone="plain" />}
      {problem && <p role="alert">{problem}</p>}
      <div className="actions dialog-actions">
        <Button busy={done !== undefined} onClick={() => void start()}>
          {households.length === 1 ? "Import as a new household" : "Import as new households"}
        </Button>
      </div>
    </>
  );
}

const dateStyle = { dateStyle: "long", timeStyle: "short" } as const;

function HouseholdInFile({ household: { name, space, records, skipped } }: { household: HouseholdRead }) {
  const counts = recordKinds
    .map((kind) => ({ kind, count: records.filter((record) => record.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="import-household">
      <h3>
        {name || "Household without a name"}
        {space === "private" && <span className="quiet"> only you</span>}
      </h3>
      <ul className="import-counts">
        {counts.map(({ kind, count }) => (
          <li key={kind}>{countOf(kind, count)}</li>
        ))}
      </ul>
      {skipped.length > 0 && <Skipped skipped={skipped} />}
    </section>
  );
}

function Skipped({ skipped }: Pick<HouseholdRead, "skipped">) {
  return (
    <details className="import-skipped">
      <summary>
        {skipped.length === 1 ? "1 entry can’t be imported" : `${skipped.length} entries can’t be imported`}
      </summary>
      <ul className="import-problems">
        {skipped.slice(0, mostShown).map(({ index, problem }) => (
          <li key={index}>
            Number {index + 1}: {skipWords[problem]}
          </li>
        ))}
      </ul>
      {skipped.length > mostShown && <p>And {skipped.length - mostShown} more.</p>}
    </details>
  );
}

const mostShown = 20;
