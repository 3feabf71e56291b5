import { useEffect, useState } from "react";
import type { Result } from "#domain/result.ts";
import type { HouseholdFileRead } from "#sync/files/read-household-file.ts";
import type { Bytes } from "#web/files/backup-header.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { type ImportProblem, importProblemWords, readImport } from "./read-import.ts";
import { UnsealForm } from "./unseal-form.tsx";

type Found =
  | { step: "reading"; done: number }
  | { step: "sealed"; bytes: Bytes }
  | { step: "problem"; problem: ImportProblem }
  | { step: "read"; content: HouseholdFileRead };

const foundIn = (read: Result<HouseholdFileRead, ImportProblem>): Found =>
  read.ok ? { step: "read", content: read.value } : { step: "problem", problem: read.problem };

/** Looks at a chosen file first; nothing is taken over before someone has seen what is in it. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const [found, setFound] = useState<Found>({ step: "reading", done: 0 });
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Found) => isWanted && setFound(next);
    void readImport(file, (done) => tell({ step: "reading", done })).then((answer) =>
      tell("sealed" in answer ? { step: "sealed", bytes: answer.sealed } : foundIn(answer.read)),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <Dialog open title="Import a file" onClose={onClose}>
      <p className="quiet import-name">{file.name}</p>
      {found.step === "reading" && <Progress label="Reading the file" value={found.done} max={1} tone="plain" />}
      {found.step === "problem" && <p role="alert">{importProblemWords[found.problem]} Nothing was changed.</p>}
      {found.step === "sealed" && (
        <UnsealForm bytes={found.bytes} onRead={(content) => setFound({ step: "read", content })} />
      )}
      {found.step === "read" && <ImportPreview content={found.content} onDone={onClose} />}
    </Dialog>
  );
}
