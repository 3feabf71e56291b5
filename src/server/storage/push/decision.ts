import type { PushAnswer } from "#sync/protocol.ts";
import { isRefused, type RefusedWrite } from "#sync/read-writes.ts";
import { absentRecord, type Draft, isSameBody, recordOf } from "../documents.ts";

/** Who pushes, where and when. */
export interface Author {
  householdId: string;
  uid: string;
  now: number;
}

/** What a household has of the records that are pushed: as they are now, and as their author wrote them on the same bases. */
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

export const writeKey = ({ uid }: Pick<Author, "uid">, id: string, base: number): string => `${uid} ${base} ${id}`;

type Drafts = readonly (Draft | RefusedWrite)[];

/** How many records the household would get that it does not have. */
export function newRecordsIn(drafts: Drafts, { documents }: Known): number {
  const added = new Set<string>();
  for (const draft of drafts)
    if (!isRefused(draft) && draft.base === 0 && !documents.has(draft.record.id)) added.add(draft.record.id);
  return added.size;
}

/**
 * Write by write, in order: a push that names a record twice is judged as two pushes would be. What is accepted is known
 * from then on, to the pushes that follow too.
 */
export function decide(author: Author, drafts: Drafts, known: Known, firstVersion: number): Decision {
  const accepted: Accepted[] = [];
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { record, base, body } = draft;
    const { id } = record;
    if (base !== (known.documents.get(id)?.version ?? 0)) return answerTo(author, draft, known);
    const version = firstVersion + accepted.length;
    accepted.push({ record, base, body, version });
    known.documents.set(id, { version, body });
    known.earlier.set(writeKey(author, id, base), { seq: version, body });
    return { id, accepted: version };
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
  const stored = documents.get(id);
  return { id, current: stored ? recordOf(stored) : absentRecord(record) };
}
