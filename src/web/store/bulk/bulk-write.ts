import { type OnPause, runWithPauses } from "#domain/cooperative-task.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "#sync/record.ts";
import { nextTurn, pauseForScreen } from "#web/platform/pause-for-screen.ts";
import type { Collection } from "../collection.ts";
import type { HouseholdRow } from "../device/device-database.ts";
import { type Collections, type HouseholdState, withRecordsInSteps } from "../household-state.ts";
import type { Found } from "../optimistic-state.ts";
import { type Edit, EditRefused } from "../persist-edits.ts";
import type { BringProblem, Written } from "../store.ts";
import { type Inner, problemOf, put } from "../store-state.ts";
import { type Done, remember, type Way } from "../undo-history.ts";
import { ImportCanceled, type ImportOptions, type NewRecords } from "./persist-bulk.ts";

/** So many records are made between two moments at which the screen may move. */
const atOnce = 256;

/** Many new records: the device has them all before any of them shows. */
export async function bring(inner: Inner, name: string, records: NewRecords, options: ImportOptions) {
  const household = inner.state.get().openId ?? "";
  put(inner, { writing: inner.state.get().writing + 1 });
  return inner.turn(async (): Promise<Result<null, BringProblem>> => {
    try {
      const unsent = await inner.many.bring(household, records, options);
      const found = await byId(records);
      const edits = Array.from(found.values(), (after) => ({ before: undefined, after }));
      await showKept(inner, household, found);
      const done: Done = { name, household, edits };
      put(inner, { refusal: null, unsent, history: remember(inner.state.get().history, done) });
      return ok(null);
    } catch (error) {
      if (error instanceof ImportCanceled) return err("ended");
      return err(error instanceof EditRefused ? error.problem : problemOf(error));
    } finally {
      put(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

/**
 * Very many edits, or what takes them back. Unlike few they show when the device has them all: showing them and taking that
 * back would each hold the page, and so would holding every one of them.
 */
export const writeMany = (inner: Inner, household: string, edits: readonly Edit[], way: Way): Promise<Written> =>
  underWay(inner, async () => {
    try {
      const { kept, unsent } = await inner.many.keep(household, edits, way);
      await showKept(inner, household, await byId(kept));
      put(inner, { refusal: null, unsent });
      return ok(kept);
    } catch (error) {
      put(inner, { unsent: inner.state.get().unsent - 1 });
      if (error instanceof EditRefused) return err(error.problem);
      const problem = problemOf(error);
      put(inner, { refusal: problem });
      return err(problem);
    }
  });

/** The other tabs are told in a moment of its own: to list very many takes as long as a part of showing them. */
async function showKept(inner: Inner, household: string, found: ReadonlyMap<string, AnyRecord>): Promise<void> {
  if (found.size > fewAtOnce) await nextTurn();
  inner.onKept(household, [...found.keys()]);
  if (found.size > fewAtOnce) await showMany(inner, household, found);
  else inner.memory.show(household, found);
}

async function byId(records: NewRecords): Promise<Map<string, AnyRecord>> {
  const [found, pause] = [new Map<string, AnyRecord>(), pauseForScreen()];
  for (let at = 0; at < records.length; at += atOnce) {
    for (const record of records.slice(at, at + atOnce)) found.set(record.id, record);
    await pause(at / records.length);
  }
  if (found.size > fewAtOnce) await nextTurn();
  return found;
}

/** Counted at once, so that nobody reads "in step" while something is on its way to the device. */
export function underWay(inner: Inner, work: () => Promise<Written>): Promise<Written> {
  const { unsent, writing } = inner.state.get();
  put(inner, { unsent: unsent + 1, writing: writing + 1 });
  return inner.turn(async () => {
    try {
      return await work();
    } finally {
      put(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

/** Works out what follows from a household that is about to show, and lets the screen move meanwhile. */
export type Ahead = (next: HouseholdState, pause: OnPause) => Promise<void>;

/** Beyond this many at once the page would be held while they are shown or written. */
export const fewAtOnce = 1_000;

/**
 * Shows what the device has of many records, all in one moment. Everything that follows from them is worked out before it,
 * bit by bit, so that the moment itself is short; what someone did meanwhile stays.
 */
export async function showMany(inner: Inner, household: string, found: Found, row?: HouseholdRow): Promise<void> {
  // What led here has had its share of this moment.
  await nextTurn();
  const shown = () => inner.state.get().households.get(household);
  const pause = pauseForScreen();
  let base = shown();
  if (!base) return;
  let next = await runWithPauses(withRecordsInSteps(base, inner.memory.notHeld(household, found)), pause);
  for (;;) {
    for (const reckon of inner.ahead) await reckon(next, pause);
    // Drawing it takes a moment of its own.
    await nextTurn();
    const now = shown();
    if (!now) return;
    if (now === base) break;
    next = onTopOf(now, base, next);
    base = now;
  }
  inner.memory.showReady(row ? { ...next, hasEntries: !row.missing } : next, found, row);
}

/** What came of `base` by two ways, put together. */
function onTopOf(now: HouseholdState, base: HouseholdState, next: HouseholdState): HouseholdState {
  const of = Object.fromEntries(recordKinds.map((kind) => [kind, joined(kind, now, base, next)]));
  const unread = new Set(now.unread);
  for (const id of next.unread) if (!base.unread.has(id)) unread.add(id);
  for (const id of base.unread) if (!next.unread.has(id)) unread.delete(id);
  return { ...now, of: of as unknown as Collections, unread };
}

function joined(kind: RecordKind, now: HouseholdState, base: HouseholdState, next: HouseholdState): Collection {
  const [mine, before, ready] = [now, base, next].map(({ of }) => of[kind] as Collection) as [
    Collection,
    Collection,
    Collection,
  ];
  if (ready === before) return mine;
  const { gone, come } = mine.since(before);
  return ready.with(
    new Map([...gone.map(({ id }) => [id, null] as const), ...come.map((one) => [one.id, one] as const)]),
  );
}
