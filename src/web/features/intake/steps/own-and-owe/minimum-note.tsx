import { useMemo } from "react";
import { readDebt } from "#domain/intake/debt.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Why } from "#web/ui/why.tsx";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { atMinimum } from "./at-minimum.ts";

/** What the minimum does, while it is being typed. A debt without a name has an end as well. */
export function MinimumNote({ row: { answers } }: { row: DraftRow }) {
  const { asked } = useIntake();
  const note = useMemo(() => {
    const read = readDebt("debt", { ...answers, label: "–" }, asked);
    return read.ok ? atMinimum(read.value, asked) : null;
  }, [answers, asked]);
  return (
    <>
      {note && (
        <p className="editor-note">
          {note.words} <Why about="at this minimum" {...explanationWords(note.why, asked.format)} />
        </p>
      )}
      <Announcement text={note?.words ?? ""} />
    </>
  );
}
