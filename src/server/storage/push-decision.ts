import type { PushAnswer } from "#sync/protocol.ts";
import { absentRecord, type Draft, isSameBody, recordOf } from "./documents.ts";
import { isRefused, type RefusedWrite } from "./read-writes.ts";

/** What the household has of the records in a push: as they are now, and as this person wrote them on the same bases. */
export interface Known {
  documents: Map<string, { version: number; body: string }>;
  earlier: Map<string, { seq: number; body: string }>;
}

export interface Decision {
  accepted: readonly (Draft & { version: number })[];
  /** How many of them the household did not have before. */
  added: number;
  results: PushAnswer["results"];
}

export const writeKey = ({ id, base }: { id: string; base: number }): string => `${base} ${id}`;

/** Write by write, in order, so that a push that names a record twice is judged as two pushes would be. */
export function decide(drafts: readonly (Draft | RefusedWrite)[], known: Known, seq: number): Decision {
  const accepted: (Draft & { version: number })[] = [];
  let added = 0;
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { id } = draft.record;
    const stored = known.documents.get(id);
    if (draft.base !== (stored?.version ?? 0)) return answerTo(draft, known);
    const version = seq + accepted.length + 1;
    accepted.push({ ...draft, version });
    if (!stored) added += 1;
    known.documents.set(id, { version, body: draft.body });
    known.earlier.set(writeKey({ id, base: draft.base }), { seq: version, body: draft.body });
    return { id, accepted: version };
  });
  return { accepted, added, results };
}

/**
 * A write on a base that is no longer current was either accepted before and its answer lost, or it comes too late. Only
 * one write was ever accepted on a base, so the first is found by it, even where others have written since.
 */
function answerTo({ record, base, body }: Draft, { documents, earlier }: Known): PushAnswer["results"][number] {
  const { id } = record;
  const before = earlier.get(writeKey({ id, base }));
  if (before && isSameBody(before.body, body)) return { id, accepted: before.seq };
  const stored = documents.get(id);
  return { id, current: stored ? recordOf(stored) : absentRecord(record) };
}
