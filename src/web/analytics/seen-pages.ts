import type { Emit, Sink } from "./emitter.ts";
import type { View } from "./happenings.ts";
import type { Kept } from "./kept.ts";
import { intakeModeAt, landerIdAt, pageKindAt, viewKey } from "./page-kind.ts";
import { pageParams } from "./page-params.ts";
import { noteLander } from "./progress.ts";

interface Parts {
  emit: Emit;
  sink: Sink;
  local: Kept;
  session: Kept;
  /** What led to the first page. */
  referrer: string;
}

export const homeSeenKey = "home_seen";

/**
 * Each page that comes on screen is told once, and then what kind of page it is. Drawing it twice, or going elsewhere within
 * it, shows no other page.
 */
export function seenPages({ emit, sink, local, session, referrer }: Parts): (view: View, at: number) => void {
  let [before, current, shown] = ["", referrer, ""];
  return (view, at) => {
    const key = viewKey(view.path, view.search);
    if (key === shown && !view.isAgain) return;
    if (!view.isAgain) before = current;
    shown = key;
    const page = pageParams(view, before);
    current = page.page_location;
    sink.page({ page_location: page.page_location, page_referrer: page.page_referrer });
    noteLanderOf(view, local);
    emit("page_view", page, at);
    emitKind(view, at, emit, session);
  };
}

export const noteLanderOf = ({ path, search }: Pick<View, "path" | "search">, local: Kept): void =>
  noteLander(local, pageKindAt(path, search) === "lander" ? landerIdAt(path, search) : "");

function emitKind({ path, search }: View, at: number, emit: Emit, session: Kept): void {
  const kind = pageKindAt(path, search);
  if (kind === "home") emit("home_view", { returning_session: seenBefore(session, homeSeenKey) }, at);
  if (kind === "intake") emit("intake_view", { mode: intakeModeAt(search) }, at);
  if (kind === "dashboard") emit("dashboard_view", {}, at);
  if (kind === "lander") emit("lander_view", { lander_id: landerIdAt(path, search) }, at);
}

/** Whether it was, and from now on is. */
function seenBefore(session: Kept, name: string): boolean {
  const wasSeen = session.read(name) !== null;
  session.write(name, "1");
  return wasSeen;
}
