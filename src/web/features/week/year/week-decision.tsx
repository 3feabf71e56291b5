import type { Household } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import type { StripWeek } from "#domain/saves/week-states.ts";
import type { WeekId } from "#domain/time/week.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { adding } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import type { Act } from "./opened-week.tsx";

type DecisionProps = {
  cell: StripWeek;
  now: WeekId;
  household: Household;
  self: string | undefined;
  act: Act;
};

/** A week that is over and undecided may have been decided on all the same. */
export function WeekDecision({ cell: { week, state }, now, household, self, act }: DecisionProps) {
  const adults = adultsOf(household.people);
  const who = adults.find(({ id }) => id === self) ?? adults[0];
  const isOpen = state !== "saved" && state !== "zero";
  if (week >= now || !isOpen || !who) return null;
  const decide = async () => {
    const nothing = { week, personId: who.id, amount: minor(0), target: { kind: "buffer" as const }, note: "" };
    const command = adding("decide-on-nothing", "save", { ...nothing, recordedAt: currentTime() });
    await act(command, `Week ${Number(week.slice(6))}: decided on nothing`);
  };
  return (
    <Button variant="quiet" onClick={() => void decide()}>
      {adults.length > 1 ? "We" : "I"} decided on nothing
    </Button>
  );
}
