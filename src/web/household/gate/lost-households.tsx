import {
  acknowledged,
  type LostHousehold,
  lostHouseholdFact,
  lostHouseholdsIn,
  onlySetAside,
  type SetAside,
  type StoreState,
  setAsidesNow,
  useStore,
  useStoreState,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { useExport } from "../backup/export-file.ts";
import { Notice } from "./notice.tsx";

const factsOf = ({ facts }: StoreState) => facts;

/** Says that a household has left this device and offers its unsent changes, until someone dismisses it. */
export function LostHouseholds() {
  const facts = useStoreState(factsOf);
  const asides = setAsidesNow(facts, Date.now());
  return lostHouseholdsIn(facts).map((lost) => (
    <LostNotice
      key={lost.household}
      lost={lost}
      aside={asides.find(({ household, unsent }) => household === lost.household && unsent !== undefined)}
    />
  ));
}

function LostNotice({
  lost: { household, name, unsent },
  aside,
}: {
  lost: LostHousehold;
  aside?: SetAside | undefined;
}) {
  const store = useStore();
  const isOne = unsent === 1;
  return (
    <Notice
      title={name ? `You are no longer in “${name}”` : "You are no longer in a household that was here"}
      isUrgent
      actions={
        <>
          {aside && <SaveUnsent aside={aside} />}
          <Button
            size="small"
            variant="quiet"
            onClick={() => void store.setFact(lostHouseholdFact(household), acknowledged)}
          >
            Got it
          </Button>
        </>
      }
    >
      <p>You left it, someone removed you, or it was deleted. Its copy is gone from this device.</p>
      {aside && (
        <p>
          {isOne ? "1 change" : `${unsent} changes`} of yours had not been sent yet. This device keeps{" "}
          {isOne ? "it" : "them"} for 30 days, on your account page under Your data.
        </p>
      )}
    </Notice>
  );
}

function SaveUnsent({ aside: { id, unsent } }: { aside: SetAside }) {
  const { isBusy, exportAll } = useExport((content) => onlySetAside(content, id), "not-sent");
  return (
    <Button size="small" icon="download" busy={isBusy} onClick={() => void exportAll()}>
      {unsent === 1 ? "Save it as a file" : "Save them as a file"}
    </Button>
  );
}
