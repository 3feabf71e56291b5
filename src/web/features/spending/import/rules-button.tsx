import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";

const rulesDialog = lazyChunk("rules-dialog", () => import("./rules-dialog.tsx"));
const RulesDialog = lazyDialog(rulesDialog, (module) => module.RulesDialog, "Rules for categories");

export function RulesButton({ figures }: { figures: Figures }) {
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
