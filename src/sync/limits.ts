/** The limits of requests and households. Each has its own refusal, so that the app can tell which one was reached. */
export const limits = {
  recordBytes: 32_768,
  pushRecords: 500,
  pushBytes: 1_048_576,
  householdRecords: 500_000,
  householdMembers: 20,
  openStreamsAPerson: 20,
  /** Records per pull answer; the rest comes with the next one. */
  pullRecords: 1_000,
  /** An answer ends after the record that exceeds this, so that large records can't make it huge. */
  pullBytes: 2_097_152,
} as const;

export type LimitRefusal =
  | "record-too-large"
  | "push-too-many"
  | "push-too-large"
  | "household-full"
  | "too-many-members"
  | "too-many-streams";
