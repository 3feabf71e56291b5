import { householdName } from "#web/household/household-name.ts";
import { openHousehold } from "#web/store/households/begin-household.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { Select } from "#web/ui/select.tsx";

const householdsOf = ({ households }: StoreState) => households;
const openIdOf = ({ openId }: StoreState) => openId;

/** For whoever is in several households. */
export function SwitchHousehold() {
  const store = useStore();
  const openId = useStoreState(openIdOf);
  const shared = [...useStoreState(householdsOf).values()].filter(({ space }) => space === "shared");
  if (shared.length < 2) return null;
  const options = shared
    .map((household) => ({ value: household.id, label: householdName(household) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Select
      label="Household on screen"
      hint="Every page shows this one."
      value={openId ?? ""}
      onChange={(id) => void openHousehold(store, id)}
      options={options}
    />
  );
}
