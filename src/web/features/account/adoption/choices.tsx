import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "../data/data-row.tsx";
import { CopyItems } from "./copy-items.tsx";
import { KeepOne } from "./keep-one.tsx";
import type { Pair } from "./pair.ts";
import { useDecision } from "./use-decision.ts";

type Step = "choices" | "keep-one" | "copy";

/** Three ways, none of them urgent. One that needs more words opens in place, and leads back. */
export function Choices({ pair }: { pair: Pair }) {
  const [step, setStep] = useState<Step>("choices");
  const decision = useDecision(pair.brought.id);
  const back = () => setStep("choices");
  if (step === "keep-one") return <KeepOne pair={pair} decision={decision} onBack={back} />;
  if (step === "copy") return <CopyItems pair={pair} onBack={back} />;
  return (
    <ul className="rows data-rows adoption-choices">
      <DataRow title="Keep both" text="As two households. Further down you choose which one is on screen.">
        <Button size="small" busy={decision.isBusy} onClick={() => void decision.keepBoth()}>
          Keep both
        </Button>
      </DataRow>
      <DataRow title="Keep one" text="The other one can be saved as a file, or brought back, for 30 days.">
        <Button variant="outline" size="small" onClick={() => setStep("keep-one")}>
          Choose which
        </Button>
      </DataRow>
      <DataRow title="Copy items over" text="Bills, goals and more, from one to the other. Then keep both, or one.">
        <Button variant="outline" size="small" onClick={() => setStep("copy")}>
          Choose items
        </Button>
      </DataRow>
    </ul>
  );
}
