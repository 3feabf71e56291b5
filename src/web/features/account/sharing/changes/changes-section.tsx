import { useState } from "react";
import type { RecordKind } from "#sync/record.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { refusalWords } from "../refusal-words.ts";
import { ChangeRow } from "./change-row.tsx";
import { useChanges } from "./use-changes.ts";
import { toldOf } from "./what-changed.ts";

const step = 8;

/** Neither what is still being typed into a draft nor an announcement of an overridden value is a change by itself. */
const untold: readonly RecordKind[] = ["intake-draft", "overridden"];

/** Who changed what and when. */
export function ChangesSection({ household, uid }: { household: string; uid: string }) {
  const changes = useChanges(household);
  const [count, setCount] = useState(step);
  const told = toldOf(changes.list).filter(({ record }) => !untold.includes(record.kind));
  const hasMore = told.length > count || changes.hasMore;
  const showMore = async () => {
    setCount(count + step);
    if (told.length < count + step && changes.hasMore) await changes.more();
  };
  return (
    <section className="section" aria-labelledby="changes-heading">
      <h2 id="changes-heading">What changed</h2>
      {told.length === 0 && !changes.problem && <p className="quiet">Nothing yet.</p>}
      <ul className="rows sharing-rows sharing-changes">
        {told.slice(0, count).map((change) => (
          <ChangeRow key={change.seq} household={household} uid={uid} change={change} list={changes.list} />
        ))}
      </ul>
      <ProblemNote problem={changes.problem} words={refusalWords} />
      {hasMore && told.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="sharing-more"
          busy={changes.isBusy}
          onClick={() => void showMore()}
        >
          Earlier changes
        </Button>
      )}
    </section>
  );
}
