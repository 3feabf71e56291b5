import { useEffect, useState } from "react";
import { isSameValue } from "#sync/merge-same-value.ts";
import { householdName } from "#web/household/household-name.ts";
import { type Meeting, meetingsIn } from "#web/store/owner/meeting.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState, useSyncStatus } from "#web/store/use-device.ts";
import { Select } from "#web/ui/select.tsx";
import { Choices } from "./choices.tsx";
import type { Pair } from "./pair.ts";
import { SideBySide } from "./side-by-side.tsx";
import "./adoption.css";

const firstMeeting = (state: StoreState): Meeting | null => meetingsIn(state)[0] ?? null;

/** Someone signed in with a household on the device and another in the account. Both stay until they choose. */
export function TwoHouseholds() {
  const meeting = useStoreState(firstMeeting, isSameValue);
  return meeting && <Met key={meeting.brought} meeting={meeting} />;
}

const householdsOf = ({ households }: StoreState) => households;

function Met({ meeting }: { meeting: Meeting }) {
  const households = useStoreState(householdsOf);
  const [wanted, setWanted] = useState("");
  const others = meeting.others.flatMap((id) => households.get(id) ?? []);
  const brought = households.get(meeting.brought);
  const other = others.find(({ id }) => id === wanted) ?? others[0];
  const isArrived = useArrived(other !== undefined && other.of.household.size > 0);
  if (!brought || !other || !isArrived) return null;
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
        <Select label="Beside which of your households" value={other.id} onChange={setWanted} options={options} />
      )}
      <MetPair key={other.id} pair={{ brought, other }} />
    </section>
  );
}

function MetPair({ pair }: { pair: Pair }) {
  return (
    <>
      <SideBySide pair={pair} />
      <Choices pair={pair} />
    </>
  );
}

/** Counting what is still on its way would say that a household is empty. Once it was shown it stays. */
function useArrived(isHere: boolean): boolean {
  const isNow = useSyncStatus() !== "sending" || isHere;
  const [wasHere, setWasHere] = useState(isNow);
  useEffect(() => {
    if (isNow) setWasHere(true);
  }, [isNow]);
  return isNow || wasHere;
}
