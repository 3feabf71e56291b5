import { finishInSteps, type Pause } from "#domain/steps.ts";
import { type RecordKind, recordKinds } from "#sync/record.ts";
import { nextTurn, pauseForScreen } from "#web/platform/pause-for-screen.ts";
import type { Collection } from "./collection.ts";
import type { HouseholdRow } from "./device/device-database.ts";
import { type Collections, type HouseholdState, withRecordsInSteps } from "./household-state.ts";
import type { Found } from "./memory.ts";
import type { Inner } from "./store-inner.ts";

/** Works out what follows from a household that is about to show, and lets the screen move meanwhile. */
export type Ahead = (next: HouseholdState, pause: Pause) => Promise<void>;

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
  let next = await finishInSteps(withRecordsInSteps(base, inner.memory.notHeld(household, found)), pause);
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
