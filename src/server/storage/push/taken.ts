import type { Accepted, Author } from "./decision.ts";
import type { HeldHousehold } from "./held-households.ts";

/** What was accepted of a push, at least something. Its versions follow each other. */
export interface Taken {
  author: Author;
  household: HeldHousehold;
  accepted: readonly Accepted[];
}

/** A record that is written twice becomes one document, as it was written last: engines refuse to update a row twice. */
export const isLast = ({ household: { documents } }: Taken, { record, version }: Accepted): boolean =>
  documents.get(record.id)!.version === version;

/** Id, counter and number of records of each household that was written to, as JSON. */
export const countersOf = (pushes: readonly Taken[]): string => {
  const households = [...new Set(pushes.map(({ household }) => household))];
  return JSON.stringify(households.map(({ id, seq, record_count }) => [id, seq, record_count]));
};
