import { writeHouseholdFile } from "#sync/files/household-file.ts";
import type { AnyRecord } from "#sync/record.ts";

/** Records as the text of a file that the import takes. */
export function householdFileText(records: readonly AnyRecord[], exportedAt = 0): string {
  const named = records.find(({ kind }) => kind === "household");
  const household = { name: String(named?.fields.name ?? ""), space: "shared" as const, records };
  const file = writeHouseholdFile({ exportedAt, households: [household] });
  if (!file.ok) throw new Error(`This household does not fit into a file: ${file.problem}`);
  return file.value;
}
