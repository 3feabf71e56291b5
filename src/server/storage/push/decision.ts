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
  author: Author;
  version: number;
}

export interface Decision {
  accepted: readonly Accepted[];
  /** How many of them the household did not have before. */
  added: number;
  results: PushAnswer["results"];
}

export const documentKey = ({ householdId }: Pick<Author, "householdId">, id: string): string => `${householdId} ${id}`;

export const writeKey = ({ householdId, uid }: Pick<Author, "householdId" | "uid">, id: string, base: number): string =>
  `${householdId} ${uid} ${base} ${id}`;

export const nothingKnown = (): Known => ({ documents: new Map(), earlier: new Map() });

/** Write by write, in order, so that a push that names a record twice is judged as two pushes would be. */
export function decide(author: Author, drafts: readonly (Draft | RefusedWrite)[], known: Known, seq: number): Decision {
  const accepted: Accepted[] = [];
  const own = nothingKnown();
  let added = 0;
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { id } = draft.record;
    const key = documentKey(author, id);
    const stored = own.documents.get(key) ?? known.documents.get(key);
    if (draft.base !== (stored?.version ?? 0)) return answerTo(author, draft, [own, known]);
    const taken = { ...draft, author, version: seq + accepted.length + 1 };
    accepted.push(taken);
    learn(own, taken);
    if (!stored) added += 1;
    return { id, accepted: taken.version };
  });
  return { accepted, added, results };
}

/** From now on it is what is stored. */
export function learn({ documents, earlier }: Known, { author, record: { id }, base, body, version }: Accepted): void {
  documents.set(documentKey(author, id), { version, body });
  earlier.set(writeKey(author, id, base), { seq: version, body });
}

/**
 * A write on a base that is no longer current was either accepted before and its answer lost, or it comes too late. Only
 * one write was ever accepted on a base, so the first is found by it, even where others have written since.
 */
function answerTo(
  author: Author,
  { record, base, body }: Draft,
  [own, known]: readonly [Known, Known],
): PushAnswer["results"][number] {
  const { id } = record;
  const [key, document] = [writeKey(author, id, base), documentKey(author, id)];
  const before = own.earlier.get(key) ?? known.earlier.get(key);
  if (before && isSameBody(before.body, body)) return { id, accepted: before.seq };
  const stored = own.documents.get(document) ?? known.documents.get(document);
  return { id, current: stored ? recordOf(stored) : absentRecord(record) };
}
