import { setAsidesNow } from "#web/store/households/set-aside-facts.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

const unsentOf = ({ unsent }: StoreState) => unsent;
const asideOf = ({ facts }: StoreState) => setAsidesNow(facts, Date.now()).length;

/** What is nowhere but on this device, and would be lost with it: unsent changes, and households that were set aside. */
export const useOnlyHere = (): { unsent: number; aside: number } => ({
  unsent: useStoreState(unsentOf),
  aside: useStoreState(asideOf),
});
