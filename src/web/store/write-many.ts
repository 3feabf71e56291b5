import { err, ok, type Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { nextTurn, pauseForScreen } from "#web/platform/pause-for-screen.ts";
import { type Bringing, BringingEnded, type NewRecords } from "./bring-records.ts";
import { type Edit, EditRefused } from "./keep-edits.ts";
import { fewAtOnce, showMany } from "./show-many.ts";
import type { BringProblem, Written } from "./store.ts";
import { type Inner, problemOf, put } from "./store-inner.ts";
import { type Done, remember, type Way } from "./undo-history.ts";

/** So many records are made between two moments at which the screen may move. */
const atOnce = 256;

/** Many new records: the device has them all before any of them shows. */
export async function bring(inner: Inner, name: string, records: NewRecords, options: Bringing) {
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
      if (error instanceof BringingEnded) return err("ended");
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
