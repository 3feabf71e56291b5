import { err, ok, type Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Cell, cell } from "./cell.ts";
import type { Command, CommandProblem } from "./command.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf } from "./device/device-problem.ts";
import { inTurn } from "./in-turn.ts";
import { type Edit, EditRefused, keepEdits } from "./keep-edits.ts";
import { type Memory, memory } from "./memory.ts";
import { readAllButEntries, readEntries, readShown } from "./read-content.ts";
import { type StoreState, storeState } from "./store-state.ts";
import { type Done, inverse, ofHouseholds, redid, remember, undid } from "./undo-history.ts";

export type WriteProblem = CommandProblem | DeviceProblem | "household-gone" | "nothing-to-undo";

/** The records as the device keeps them. */
export type Written = Result<readonly AnyRecord[], WriteProblem>;

export interface StoreParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  newId: () => string;
  /** Told when the device has kept something: the other tabs and the sender want to know. */
  onKept(household: string, ids: readonly string[]): void;
  /**
   * Where given, the household shows before its entries are read: they come when this has resolved. There are many of
   * them, and the week is painted without.
   */
  beforeEntries?(): Promise<void>;
}

/** The household in memory, durable on this device. Every screen reads here and writes here, and waits for no network. */
export interface Store {
  state: Cell<StoreState>;
  /** Resolves when the entries are here too; rejects where they can't be read. */
  whole: Promise<void>;
  /** Shows at once; resolves when the device has it for good, or says why not and shows what it was before. */
  run(command: Command, household?: string): Promise<Written>;
  undo(): Promise<Written>;
  redo(): Promise<Written>;
  /** Reads records that another tab or the server changed on the device. Like `reload` it never rejects. */
  refresh(household: string, ids: readonly string[]): Promise<void>;
  /** Reads everything anew: households came or went. */
  reload(): Promise<void>;
  /** Resolves when everything that was on its way to the device has arrived or was refused. */
  settled(): Promise<void>;
}

interface Inner extends StoreParts {
  state: Cell<StoreState>;
  memory: Memory;
  /** What touches the device goes one after the other, so that nothing older is shown over something newer. */
  turn: ReturnType<typeof inTurn>;
}

export async function createStore(parts: StoreParts): Promise<Store> {
  const { database, beforeEntries } = parts;
  const first = beforeEntries
    ? storeState(await readAllButEntries(database), false)
    : storeState(await readShown(database));
  const state = cell(first);
  const inner: Inner = { ...parts, state, memory: memory(state), turn: inTurn() };
  const whole = Promise.resolve(beforeEntries?.().then(() => inner.turn(() => addEntries(inner))));
  // Whoever needs the entries hears of it by themselves.
  whole.catch(() => {});
  return {
    ...{ state, whole },
    run: (command, household = state.get().openId ?? "") => run(inner, command, household),
    undo: () => step(inner, state.get().history.done.at(-1), "back"),
    redo: () => step(inner, state.get().history.undone.at(-1), "forth"),
    refresh: (household, ids) => told(inner, () => reread(inner, household, ids)),
    reload: () => told(inner, () => reload(inner)),
    settled: () => inner.turn(async () => {}),
  };
}

const put = ({ state }: Inner, part: Partial<StoreState>) => state.set({ ...state.get(), ...part });

async function run(inner: Inner, command: Command, household: string): Promise<Written> {
  const shown = inner.state.get().households.get(household);
  if (!shown) return err("household-gone");
  const edits = command.edits(shown, inner.newId);
  if (!edits.ok) return edits;
  const written = await write(inner, household, edits.value);
  const done: Done = { name: command.name, household, edits: edits.value };
  if (written.ok) put(inner, { history: remember(inner.state.get().history, done) });
  return written;
}

/** The history moves first, so that pressing twice takes back two; a refusal moves it back. */
async function step(inner: Inner, done: Done | undefined, way: "back" | "forth"): Promise<Written> {
  if (!done) return err("nothing-to-undo");
  const [move, moveBack] = way === "back" ? [undid, redid] : [redid, undid];
  put(inner, { history: move(inner.state.get().history, done) });
  const written = await write(inner, done.household, way === "back" ? inverse(done.edits) : done.edits);
  if (!written.ok) put(inner, { history: moveBack(inner.state.get().history, done) });
  return written;
}

function write(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  inner.memory.hold(household, edits);
  // At once, so that nobody reads "in step" while something is on its way to the device.
  const { unsent, writing } = inner.state.get();
  put(inner, { unsent: unsent + 1, writing: writing + 1 });
  return inner.turn(async () => {
    try {
      return await keep(inner, household, edits).catch((error) => refuse(inner, household, edits, error));
    } finally {
      put(inner, { writing: inner.state.get().writing - 1 });
    }
  });
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

const problemOf = (error: unknown): DeviceProblem =>
  error instanceof DeviceError ? error.problem : deviceProblemOf(error);

/** Nobody waits for what other tabs and the server bring: if it can't be read, the state says so. */
const told = (inner: Inner, work: () => Promise<void>): Promise<void> =>
  inner.turn(() => work().catch((error: unknown) => put(inner, { refusal: problemOf(error) })));

async function reread(inner: Inner, household: string, ids: readonly string[]): Promise<void> {
  const { rows, unsent } = await inner.database.read(async ({ records, outbox }) => ({
    rows: await records.get(ids.map((id) => [household, id])),
    unsent: await outbox.count(),
  }));
  inner.memory.show(household, new Map(ids.map((id, index) => [id, rows[index]?.record])));
  put(inner, { unsent });
}

async function addEntries(inner: Inner): Promise<void> {
  const lacking = [...inner.state.get().households.values()].some(({ hasEntries }) => !hasEntries);
  if (lacking) inner.memory.addEntries(await readEntries(inner.database));
}

async function reload(inner: Inner): Promise<void> {
  const read = storeState(await readShown(inner.database));
  // As they are by now: someone may have gone on meanwhile.
  const { history, refusal, writing } = inner.state.get();
  inner.memory.renew({ ...read, history: ofHouseholds(history, read.households), refusal, writing });
}
