import type { EventName, ParamsOf, ParamValue } from "#sync/events/catalogue.ts";
import type { SignIn, User } from "#sync/user.ts";
import { isSampleAt } from "#web/paths.ts";

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
  /** The device refused what was submitted: the dashboard, looked at next, completes nothing. */
  | { kind: "submit-failed" }
  /** The account that is signed in here has a household, which came with it. */
  | { kind: "household" }
  | { kind: "user"; user: User | null; signIn?: SignIn | undefined }
);

/** Nobody reads on for longer than this without answering; what is older is worth least. */
const mostWaiting = 200;

let waiting: Happening[] | null = [];
let take: ((happening: Happening) => void) | null = null;

/** Held in memory until there is consent. After a refusal nothing is held at all. */
export function happened(happening: Happening): void {
  if (take) tell(take, happening);
  else if (waiting && !isRepeated(happening, waiting)) waiting = [...waiting.slice(1 - mostWaiting), happening];
}

/** Whoever types in a step keeps its draft with every word; those must not push out where they came from. */
const isRepeated = (next: Happening, held: readonly Happening[]): boolean =>
  next.kind === "draft" &&
  held.some((before) => before.kind === "draft" && before.step === next.step && next.at - before.at < 60_000);

/** Screens and clicks tell of things in passing: what goes wrong in counting them must not go wrong there. */
function tell(taker: (happening: Happening) => void, happening: Happening): void {
  try {
    taker(happening);
  } catch (error) {
    console.error(error);
  }
}

/** How many wait; none after a refusal. */
export const heldCount = (): number => waiting?.length ?? 0;

/** Whether what happened since the page was come to is here, or told already: after a refusal it is neither. */
export const isWhole = (): boolean => waiting !== null;

/** From now on everything is told to `taker`, and first what waited, in its order and with its times. */
export function takeHappenings(taker: (happening: Happening) => void): void {
  const held = waiting ?? [];
  waiting = [];
  take = taker;
  for (const happening of held) tell(taker, happening);
}

/** Drops what waited, and stops at once. */
export function dropHappenings(): void {
  take = null;
  waiting = null;
}

/** Something typed in a step of the intake is safe. Counted once a step, so it may be told of with every word. */
export const draftKept = (step: string): void => happened({ kind: "draft", at: Date.now(), step });

/** What only a screen knows of. All else is found out here, so that no screen is asked for a word or a number. */
type Told = Extract<EventName, "intake_resume_draft" | "week_save">;

/** To the compiler, an object without parameters is one with any. */
type Exactly<Params> = keyof Params extends never ? Record<string, never> : Params;

/** An event of the catalogue, from wherever it happens. What is tried out in the sample happens to nobody. */
export function track<Name extends Told>(name: Name, params: Exactly<ParamsOf<Name>>): void {
  if (isSampleAt(globalThis.location?.search ?? "")) return;
  happened({ kind: "event", at: Date.now(), name, params: params as Record<string, ParamValue> });
}
