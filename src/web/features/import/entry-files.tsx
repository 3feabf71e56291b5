import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";

/** Most visits import nothing, so the code that reads files loads on demand. */
const importDialog = lazyChunk("spending-import", () => import("./import-dialog.tsx"));
const ImportDialog = lazyDialog(importDialog, (module) => module.ImportDialog, "Import a bank’s file");

export interface EntryFilesProps {
  figures: Figures;
  /** The current user's person, if known. */
  self: string | undefined;
}

function ImportButton(props: EntryFilesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" {...onIntent(importDialog)} onClick={() => setOpen(true)}>
        <svg className="icon" width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 16.5v-12M5.5 9 10 4.5 14.5 9" />
        </svg>
        Import CSV
      </Button>
      {isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Few visits change a rule, so the dialog loads on demand. */
const rulesDialog = lazyChunk("rules-dialog", () => import("#web/features/import/rules-dialog.tsx"));
const RulesDialog = lazyDialog(rulesDialog, (module) => module.RulesDialog, "Rules for categories");

function RulesButton({ figures }: { figures: Figures }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" {...onIntent(rulesDialog)} onClick={() => setOpen(true)}>
        Rules
      </Button>
      {isOpen && <RulesDialog figures={figures} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The actions of the list of entries that need the code of the import. */
export const EntryFiles = (props: EntryFilesProps) => (
  <>
    <RulesButton figures={props.figures} />
    <ImportButton {...props} />
  </>
);
