import { useState } from "react";
import type { HouseholdFileRead, HouseholdRead, SkipProblem } from "#sync/files/read-household-file.ts";
import { recordKinds } from "#sync/record.ts";
import { failedWriteWords } from "#web/household/commands/failed-write.ts";
import { countOf } from "#web/household/words/kind-names.ts";
import {
  DeviceError,
  deviceProblemOf,
  dropHouseholds,
  type HouseholdToImport,
  importHouseholds,
  type StoreState,
  useStore,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** The content of the file, before it is imported. */
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
      {households.length > 0 && <ImportButton households={households} onDone={onDone} />}
    </>
  );
}

function ImportButton({ households, onDone }: Pick<HouseholdFileRead, "households"> & { onDone: () => void }) {
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

type Import = (households: readonly HouseholdRead[], onProgress: (done: number) => void) => Promise<string | null>;

/** Imports the households of a file as new ones. Resolves to an error message, or null on success. */
function useImport(): Import {
  const store = useStore();
  const { show } = useToast();
  return async (households, onProgress) => {
    const previousId = store.state.get().openId;
    const toImport = spacesFor(households, store.state.get());
    try {
      const ids = await importHouseholds(store, toImport, { now: Date.now(), onProgress });
      const undo = async () => {
        const dropped = await dropHouseholds(store, ids, previousId).catch(() => ({ ok: false }));
        show({
          text: dropped.ok ? "Import taken back." : "That did not work now. The imported household is still here.",
          stays: dropped.ok ? undefined : true,
        });
      };
      show({ text: "Imported. It is on screen now.", undo: () => void undo(), seconds: 20, stays: true });
      return null;
    } catch (fault) {
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      return `Nothing was imported, because ${failedWriteWords[problem]}`;
    }
  };
}

/** There is only one private space: a second one from a file becomes a normal household, where it can be seen. */
export function spacesFor(
  toImport: readonly Pick<HouseholdRead, "space" | "records">[],
  { households }: Pick<StoreState, "households">,
): HouseholdToImport[] {
  let hasPrivate = [...households.values()].some(({ space }) => space === "private");
  return toImport.map(({ space, records }) => {
    const target = space === "private" && hasPrivate ? "shared" : space;
    hasPrivate ||= space === "private";
    return { space: target, records };
  });
}

/** Why an entry of a file is skipped. */
const skipWords: Readonly<Record<SkipProblem, string>> = {
  unreadable: "it is not an entry",
  "unknown-kind": "of a kind that this version does not know",
  "bad-fields": "something in it does not hold",
  "record-too-large": "larger than an entry can be",
  deleted: "it was deleted",
  "repeated-id": "the file has it twice",
  "household-full": "a household can’t have more entries",
};
