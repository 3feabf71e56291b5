import { useMemo } from "react";
import * as v from "valibot";
import { draftParts } from "#sync/kinds/intake-draft.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { databaseName } from "#web/store/owner/owner.ts";
import { useDevice } from "#web/store/use-device.ts";
import type { Typed } from "./use-typing.ts";

/** What the device does not have yet, noted in this tab: a reload or an ended session in between loses no letter. */
export interface Notes {
  read(): readonly Typed[];
  write(typed: readonly Typed[]): void;
}

const nowhere: Notes = { read: () => [], write() {} };

const noted = v.object({
  household: v.nullable(v.string()),
  typed: v.array(
    v.object({
      row: v.object({ id: v.string(), part: v.picklist(draftParts), order: v.number() }),
      answers: v.record(v.string(), v.string()),
    }),
  ),
});

/** For whoever typed it, and for that household; on a shared computer nothing is noted. */
export function useNotes(): Notes {
  const device = useDevice();
  const isKept = device.phase === "open" && !device.isInMemory;
  const store = device.phase === "open" ? device.store : null;
  const key = device.phase === "open" ? `typed.draft.${databaseName(device.owner)}` : "";
  return useMemo(() => (isKept && store ? notesIn(key, store) : nowhere), [isKept, store, key]);
}

function notesIn(key: string, { state }: Pick<DeviceStore, "state">): Notes {
  return {
    read() {
      const found = readJson(key);
      const { openId } = state.get();
      const isOurs = found && (found.household === null || found.household === openId);
      return isOurs ? found.typed : [];
    },
    write(typed) {
      try {
        if (typed.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ household: state.get().openId, typed }));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

function readJson(key: string) {
  try {
    const read = v.safeParse(noted, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
