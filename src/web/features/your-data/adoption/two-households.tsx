import { useEffect, useState } from "react";
import { isSameValue } from "#sync/merge.ts";
import { householdName } from "#web/household/household-record.ts";
import {
  type PendingAdoption,
  pendingAdoptionsIn,
  type StoreState,
  useStoreState,
  useSyncStatus,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Select } from "#web/ui/select.tsx";
import { CopyItems } from "./copy-items.tsx";
import { KeepOne, useDecision } from "./keep-one.tsx";
import { type Pair, SideBySide } from "./pair.tsx";
import "./adoption.css";

const firstPendingAdoption = (state: StoreState): PendingAdoption | null => pendingAdoptionsIn(state)[0] ?? null;

/**
 * Shown after signing in with a household on the device and another one in the account. Both stay until the user
 * decides.
 */
export function TwoHouseholds() {
  const adoption = useStoreState(firstPendingAdoption, isSameValue);
  return adoption && <Adoption key={adoption.adopted} adoption={adoption} />;
}

const householdsOf = ({ households }: StoreState) => households;

function Adoption({ adoption }: { adoption: PendingAdoption }) {
  const households = useStoreState(householdsOf);
  const [otherId, setOtherId] = useState("");
  const others = adoption.others.flatMap((id) => households.get(id) ?? []);
  const adopted = households.get(adoption.adopted);
  const other = others.find(({ id }) => id === otherId) ?? others[0];
  const isArrived = useArrived(other !== undefined && other.of.household.size > 0);
  if (!adopted || !other || !isArrived) return null;
  const options = others.map((household) => ({ value: household.id, label: householdName(household) }));
  return (
    <section className="section adoption" aria-labelledby="adoption-heading">
      <h2 id="adoption-heading" tabIndex={-1}>
        Two households, one account
      </h2>
      <p className="lede">
        This device had a household when you signed in, and your account had one already. Both are kept. Leave it so, or
        choose; there is no hurry.
      </p>
      {others.length > 1 && (
        <Select label="Beside which of your households" value={other.id} onChange={setOtherId} options={options} />
      )}
      <Comparison key={other.id} pair={{ adopted, other }} />
    </section>
  );
}

function Comparison({ pair }: { pair: Pair }) {
  return (
    <>
      <SideBySide pair={pair} />
      <Choices pair={pair} />
    </>
  );
}

/** Waits for the first sync: until then the counts would suggest an empty household. Once shown, it stays. */
function useArrived(isAvailable: boolean): boolean {
  const hasArrived = useSyncStatus() !== "sending" || isAvailable;
  const [hadArrived, setHadArrived] = useState(hasArrived);
  useEffect(() => {
    if (hasArrived) setHadArrived(true);
  }, [hasArrived]);
  return hasArrived || hadArrived;
}

type Step = "choices" | "keep-one" | "copy";

/** The three choices. Two of them open in place. */
function Choices({ pair }: { pair: Pair }) {
  const [step, setStep] = useState<Step>("choices");
  const decision = useDecision(pair.adopted.id);
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
