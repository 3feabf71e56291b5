import { isLast, type Taken } from "./taken.ts";

/** Versions that follow each other in a household, of records that are alike in all that a document says beside its body. */
export interface Run {
  household: string;
  first: number;
  last: number;
  kind: string;
  deleted: boolean;
  /** Whether the household surely has none of them yet. */
  isNew: boolean;
}

/** Of the writes that become documents. */
export function runsOf(push: Taken): Run[] {
  const runs: Run[] = [];
  for (const write of push.accepted) {
    if (!isLast(push, write)) continue;
    const { record, base, version } = write;
    const { kind, deleted } = record;
    const next = { household: push.household.id, first: version, last: version, kind, deleted, isNew: base === 0 };
    const run = runs.at(-1);
    if (run && follows(next, run)) run.last = version;
    else runs.push(next);
  }
  return runs;
}

const follows = (next: Run, run: Run): boolean =>
  next.first === run.last + 1 && next.kind === run.kind && next.deleted === run.deleted && next.isNew === run.isNew;
