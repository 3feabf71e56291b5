import { lazy, Suspense, useState } from "react";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";

const RulesDialog = lazy(() => import("./rules-dialog.tsx"));

export function RulesButton({ figures }: { figures: Figures }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Rules
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RulesDialog figures={figures} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
