import { err, ok } from "#domain/result.ts";
import type { Command } from "./command.ts";
import { type Edit, EditRefused, keepEdits } from "./keep-edits.ts";
import { fewAtOnce } from "./show-many.ts";
import type { Written } from "./store.ts";
import { type Inner, problemOf, put } from "./store-inner.ts";
import { reread } from "./store-reading.ts";
import { type Done, inverse, redid, remember, undid, type Way } from "./undo-history.ts";
import { underWay, writeMany } from "./write-many.ts";

export async function run(inner: Inner, command: Command, household: string): Promise<Written> {
  const shown = inner.state.get().households.get(household);
  if (!shown) return err("household-gone");
  const edits = command.edits(shown, inner.newId);
  if (!edits.ok) return edits;
  const written = await write(inner, household, edits.value);
  const done: Done = { name: command.name, household, edits: edits.value };
  if (written.ok) put(inner, { history: remember(inner.state.get().history, done) });
  return written;
}

/** Shows at once. Where the device refuses it, nothing of the household is at stake, so nobody is told. */
export async function setFact(inner: Inner, name: string, value: string): Promise<void> {
  put(inner, { facts: new Map(inner.state.get().facts).set(name, value) });
  await inner.turn(() => inner.database.write(({ facts }) => facts.put([{ name, value }]))).catch(() => {});
}

/** The history moves first, so that pressing twice takes back two; a refusal moves it back. */
export async function step(inner: Inner, done: Done | undefined, way: Way): Promise<Written> {
  if (!done) return err("nothing-to-undo");
  const [move, moveBack] = way === "back" ? [undid, redid] : [redid, undid];
  put(inner, { history: move(inner.state.get().history, done) });
  const written = await stepped(inner, done, way);
  if (!written.ok) put(inner, { history: moveBack(inner.state.get().history, done) });
  return written;
}

function stepped(inner: Inner, { household, edits }: Done, way: Way): Promise<Written> {
  if (edits.length > fewAtOnce) return writeMany(inner, household, edits, way);
  return write(inner, household, way === "back" ? inverse(edits) : edits);
}

function write(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  if (edits.length > fewAtOnce) return writeMany(inner, household, edits, "forth");
  inner.memory.hold(household, edits);
  return underWay(inner, () => keep(inner, household, edits).catch((error) => refuse(inner, household, edits, error)));
}

async function keep(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  const { kept, unsent } = await inner.database.write(async (tables) => ({
    kept: await keepEdits(tables, household, edits),
    unsent: await tables.outbox.count(),
  }));
  inner.memory.letGo(household, edits);
  inner.memory.show(household, new Map(kept.map((record) => [record.id, record])));
  put(inner, { refusal: null, unsent });
  inner.onKept(
    household,
    kept.map(({ id }) => id),
  );
  return ok(kept);
}

/** Memory and device agree again: by what the device has, or by what it was last known to have where it can't be read. */
async function refuse(inner: Inner, household: string, edits: readonly Edit[], error: unknown): Promise<Written> {
  const ids = edits.map(({ after }) => after.id);
  const known = inner.memory.letGo(household, edits);
  await reread(inner, household, ids).catch(() => {
    inner.memory.show(household, known);
    put(inner, { unsent: inner.state.get().unsent - 1 });
  });
  if (error instanceof EditRefused) return err(error.problem);
  const problem = problemOf(error);
  put(inner, { refusal: problem });
  return err(problem);
}
