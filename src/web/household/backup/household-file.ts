import { runWithPauses } from "#domain/cooperative-task.ts";
import type { Result } from "#domain/result.ts";
import { type HouseholdToWrite, householdFileWriting } from "#sync/files/household-file.ts";
import type { AnyRecord } from "#sync/record.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import type { DeviceContent } from "#web/store/index.ts";

/** All households on a device as one file, written without blocking the main thread. */
export const householdFile = (
  content: DeviceContent,
  onProgress?: (done: number) => void,
): Promise<Result<string, "too-large">> =>
  runWithPauses(
    householdFileWriting({ exportedAt: Date.now(), households: householdsToWrite(content) }),
    yieldToMain(onProgress),
  );

export function householdsToWrite({ households, records }: DeviceContent): HouseholdToWrite[] {
  const recordsOf = new Map(households.map(({ id }) => [id, [] as AnyRecord[]]));
  for (const { household, record } of records) recordsOf.get(household)?.push(record);
  return households.map(({ id, space }) => {
    const own = recordsOf.get(id) ?? [];
    return { name: nameIn(own), space, records: own };
  });
}

/** Records may have any edition here, so the name is checked. */
export function nameIn(records: readonly AnyRecord[]): string {
  const named = records.find(({ kind, deleted }) => kind === "household" && !deleted);
  const name = named?.fields.name;
  return typeof name === "string" ? name : "";
}
