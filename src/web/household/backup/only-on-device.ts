import { type StoreState, setAsidesNow, useStoreState } from "#web/store/index.ts";

const unsentOf = ({ unsent }: StoreState) => unsent;
const asideOf = ({ facts }: StoreState) => setAsidesNow(facts, Date.now()).length;

/** What exists only on this device and is lost on sign-out: unsent changes, and households that were set aside. */
export const useOnlyOnDevice = (): { unsent: number; aside: number } => ({
  unsent: useStoreState(unsentOf),
  aside: useStoreState(asideOf),
});
