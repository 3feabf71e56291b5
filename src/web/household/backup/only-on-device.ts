import { setAsidesNow } from "#web/store/households/set-aside-facts.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

const unsentOf = ({ unsent }: StoreState) => unsent;
const asideOf = ({ facts }: StoreState) => setAsidesNow(facts, Date.now()).length;

/** What exists only on this device and is lost on sign-out: unsent changes, and households that were set aside. */
export const useOnlyOnDevice = (): { unsent: number; aside: number } => ({
  unsent: useStoreState(unsentOf),
  aside: useStoreState(asideOf),
});
