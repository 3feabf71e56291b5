import type { HouseholdRead } from "#sync/files/read-household-file.ts";
import { notKeptWords } from "#web/household/refused-words.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { dropHouseholds } from "#web/store/households/drop-household.ts";
import { type HouseholdToImport, importHouseholds } from "#web/store/households/import-household.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";

type Import = (households: readonly HouseholdRead[], onProgress: (done: number) => void) => Promise<string | null>;

/** Begins the households of a file beside those that are here. Answers why not, where it did not work. */
export function useImport(): Import {
  const store = useStore();
  const { show } = useToast();
  return async (households, onProgress) => {
    const before = store.state.get().openId;
    const given = spacesFor(households, store.state.get());
    try {
      const ids = await importHouseholds(store, given, { now: Date.now(), onProgress });
      const undo = async () => {
        const dropped = await dropHouseholds(store, ids, before).catch(() => ({ ok: false }));
        show({
          text: dropped.ok ? "Import taken back." : "That did not work now. The imported household is still here.",
          stays: dropped.ok ? undefined : true,
        });
      };
      show({ text: "Imported. It is on screen now.", undo: () => void undo(), seconds: 20, stays: true });
      return null;
    } catch (fault) {
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      return `Nothing was imported, because ${notKeptWords[problem]}`;
    }
  };
}

/** One has one private space: another one from a file becomes a household of its own, where it can be seen. */
export function spacesFor(
  given: readonly Pick<HouseholdRead, "space" | "records">[],
  { households }: Pick<StoreState, "households">,
): HouseholdToImport[] {
  let isTaken = [...households.values()].some(({ space }) => space === "private");
  return given.map(({ space, records }) => {
    const kept = space === "private" && isTaken ? "shared" : space;
    isTaken ||= space === "private";
    return { space: kept, records };
  });
}
