import { useState } from "react";
import type { SignOff } from "#domain/money-date/agenda.ts";
import type { WeekId } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { movingTo } from "./part-commands.ts";

type Place = Pick<SignOff, "step" | "furthest">;

/** Where those who are here are. It moves at once and is kept behind: a full device holds nobody up. */
export function usePlace(week: WeekId, here: readonly string[], signOffs: readonly SignOff[]) {
  const run = useRun();
  const name = [week, ...here].join(" ");
  const [moved, setMoved] = useState<(Place & { name: string }) | null>(null);
  const kept = signOffs.find(({ personId }) => personId === here[0]) ?? { step: 0, furthest: 0 };
  const place: Place = moved?.name === name ? moved : kept;
  const goTo = (step: number) => {
    setMoved({ name, step, furthest: Math.max(step, place.furthest) });
    void run(movingTo(week, here, step));
  };
  return { place, goTo, hasMoved: moved !== null };
}
