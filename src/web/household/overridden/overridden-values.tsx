import { useState } from "react";
import type { RecordKind } from "#sync/record.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { TextButton } from "#web/ui/text-button.tsx";
import { useOpenValues } from "./open-values.ts";

/** Hardly ever there, so their words come when there are some. */
const notes = lazyChunk("overridden-notes", () => import("./overridden-notes.tsx"));
const Notes = lazySection(notes, (module) => module.OverriddenNotes);
const NotesDialog = lazyDialog(notes, (module) => module.OverriddenDialog, "Changed on two devices");

interface OverriddenValuesProps {
  /** Only of records of these kinds. */
  kinds?: readonly RecordKind[];
  /** Only of the record with this id. */
  of?: string;
  /** Only the value that the record had in this version. */
  replaced?: number;
  /** What the values are of stands beside the notes already. */
  isNamed?: boolean;
}

/** Values that a merge overrode, where they stand, each with a way to choose it after all. Mostly nothing. */
export function OverriddenValues({ kinds, of, replaced, isNamed = false }: OverriddenValuesProps) {
  const values = useOpenValues().filter(
    ({ announcement, record }) =>
      (!kinds || kinds.includes(record.kind)) &&
      (of === undefined || record.id === of) &&
      (replaced === undefined || announcement.replaced === replaced),
  );
  return values.length > 0 && <Notes values={values} isNamed={isNamed} />;
}

/** One quiet line that says how many there are in the whole household, and opens all of them. */
export function OverriddenLine() {
  const { length } = useOpenValues();
  const [isOpen, setOpen] = useState(false);
  const words = length === 1 ? "1 value was changed on two devices." : `${length} values were changed on two devices.`;
  return (
    <>
      {length > 0 && (
        <p className="small quiet" data-overridden={length}>
          {words}{" "}
          <TextButton {...onIntent(notes)} onClick={() => setOpen(true)}>
            {length === 1 ? "See both" : "See them"}
          </TextButton>
        </p>
      )}
      {isOpen && <NotesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
