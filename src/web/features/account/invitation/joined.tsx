import { useEffect } from "react";
import { paths } from "#web/paths.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { openHousehold } from "#web/store/households/begin-household.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** In. The household comes to this device by itself, and is the one that shows from now on. */
export function Joined({ householdId }: { householdId: string }) {
  const device = useDevice();
  return (
    <>
      <h1 tabIndex={-1}>You are in</h1>
      {device.phase === "open" ? (
        <Arriving store={device.store} householdId={householdId} />
      ) : (
        <p className="lede">The household is among yours from now on.</p>
      )}
      <ButtonLink to={paths.account}>See the household</ButtonLink>
    </>
  );
}

function Arriving({ store, householdId }: { store: DeviceStore; householdId: string }) {
  const household = useStoreState((state: StoreState) => state.households.get(householdId));
  const isHere = household !== undefined;
  useEffect(() => {
    if (isHere) void openHousehold(store, householdId);
    else store.wake();
  }, [isHere, store, householdId]);
  return (
    <p className="lede" role="status">
      {household ? arrivedWords(household) : "The household is on its way to this device."}
    </p>
  );
}

function arrivedWords({ of }: HouseholdState): string {
  const people = of.person.list().map(({ name }) => name);
  const name = of.household.list()[0]?.name.trim();
  const here = name ? `${name} is on this device now` : "The household is on this device now";
  return people.length > 0 ? `${here}, with ${new Intl.ListFormat("en").format(people)}.` : `${here}.`;
}
