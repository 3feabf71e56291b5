import type { PushAnswer } from "#sync/protocol.ts";
import { absentRecord, type Draft, isSameBody, recordOf } from "../documents.ts";
import { isRefused, type RefusedWrite } from "./read-writes.ts";

/** Who pushes, where and when. */
export interface Author {
  householdId: string;
  uid: string;
  now: number;
}

/** What is stored of the records that are pushed: as they are now, and as their author wrote them on the same bases. */
export interface Known {
  documents: Map<string, { version: number; body: string }>;
  earlier: Map<string, { seq: number; body: string }>;
}

export interface Accepted extends Draft {
  version: number;
}

export interface Decision {
  accepted: readonly Accepted[];
  results: PushAnswer["results"];
}

export const documentKey = ({ householdId }: Pick<Author, "householdId">, id: string): string => `${householdId} ${id}`;

export const writeKey = ({ householdId, uid }: Pick<Author, "householdId" | "uid">, id: string, base: number): string =>
  `${householdId} ${uid} ${base} ${id}`;

type Drafts = readonly (Draft | RefusedWrite)[];

/** How many records the household would get that it does not have. */
export function newRecordsIn(author: Author, drafts: Drafts, { documents }: Known): number {
  const keys = drafts.map((draft) =>
    isRefused(draft) || draft.base !== 0 ? "" : documentKey(author, draft.record.id),
  );
  return new Set(keys.filter((key) => key !== "" && !documents.has(key))).size;
}

/**
 * Write by write, in order: a push that names a record twice is judged as two pushes would be. What is accepted is known
 * from then on, to the pushes that follow too.
 */
export function decide(author: Author, drafts: Drafts, known: Known, seq: number): Decision {
  const accepted: Accepted[] = [];
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { record, base, body } = draft;
    const key = documentKey(author, record.id);
    if (base !== (known.documents.get(key)?.version ?? 0)) return answerTo(author, draft, known);
    const version = seq + accepted.length + 1;
    accepted.push({ record, base, body, version });
    known.documents.set(key, { version, body });
    known.earlier.set(writeKey(author, record.id, base), { seq: version, body });
    return { id: record.id, accepted: version };
  });
  return { accepted, results };
}

/**
 * A write on a base that is no longer current was either accepted before and its answer lost, or it comes too late. Only
 * one write was ever accepted on a base, so the first is found by it, even where others have written since.
 */
function answerTo(
  author: Author,
  { record, base, body }: Draft,
  { documents, earlier }: Known,
): PushAnswer["results"][number] {
  const { id } = record;
  const before = earlier.get(writeKey(author, id, base));
  if (before && isSameBody(before.body, body)) return { id, accepted: before.seq };
  const stored = documents.get(documentKey(author, id));
  return { id, current: stored ? recordOf(stored) : absentRecord(record) };
}
