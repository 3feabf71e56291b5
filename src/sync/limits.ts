/** What a device may send and a household may hold. Each has its own refusal, so that a person can be told which. */
export const limits = {
  recordBytes: 32_768,
  pushRecords: 500,
  pushBytes: 1_048_576,
  householdRecords: 500_000,
  householdMembers: 20,
  openStreamsAPerson: 20,
  /** Records in one answer to a pull; the rest comes with the next. */
  pullRecords: 1_000,
  /** An answer ends after the record that passes this, so that large records don't make it as large as they like. */
  pullBytes: 2_097_152,
} as const;

export type LimitRefusal =
  | "record-too-large"
  | "push-too-many"
  | "push-too-large"
  | "household-full"
  | "too-many-members"
  | "too-many-streams";
