import type { EventName, ParamsOf, ParamValue } from "#sync/events/catalogue.ts";
import type { User } from "#sync/user.ts";

/** A page that came on screen, as the address bar and the tab named it then. */
export interface View {
  path: string;
  search: string;
  title: string;
  /** The same page once more, out of the browser’s cache. */
  isAgain: boolean;
}

/** What is told of, with its own time: it may have to wait until it may be told on. */
export type Happening = { at: number } & (
  | { kind: "view"; view: View }
  | { kind: "event"; name: string; params: Readonly<Record<string, ParamValue>> }
  | { kind: "draft"; step: string }
  | { kind: "user"; user: User | null }
);

/** Nobody reads on for longer than this without answering; what is older is worth least. */
const mostWaiting = 200;

let waiting: Happening[] | null = [];
let take: ((happening: Happening) => void) | null = null;

/** Held in memory until there is consent. After a refusal nothing is held at all. */
export function happened(happening: Happening): void {
  if (take) take(happening);
  else if (waiting) waiting = [...waiting.slice(1 - mostWaiting), happening];
}

/** How many wait; none after a refusal. */
export const heldCount = (): number => waiting?.length ?? 0;

/** From now on everything is told to `taker`, and first what waited, in its order and with its times. */
export function takeHappenings(taker: (happening: Happening) => void): void {
  const held = waiting ?? [];
  waiting = [];
  take = taker;
  for (const happening of held) taker(happening);
}

/** Drops what waited, and stops at once. */
export function dropHappenings(): void {
  take = null;
  waiting = null;
}

/** Something typed in a step of the intake is safe. Counted once a step, so it may be told of with every word. */
export const draftKept = (step: string): void => happened({ kind: "draft", at: Date.now(), step });

/** An event of the catalogue, from wherever it happens. */
export const track = <Name extends EventName>(name: Name, params: ParamsOf<Name>): void =>
  happened({ kind: "event", at: Date.now(), name, params: params as Record<string, ParamValue> });
