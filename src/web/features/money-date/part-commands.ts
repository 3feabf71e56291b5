import { type Choice, reviewId, signOffId } from "#domain/money-date/agenda.ts";
import { decisionOf } from "#domain/money-date/agenda-folded.ts";
import { ok } from "#domain/result.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { adding, type Command, changing, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

type Part = Partial<Fields<"sign-off">>;
type KeptPart = LiveRecord<"sign-off">;

/** Changes someone's part in a week, which begins with that where it has not begun. */
const changingPart = (
  name: string,
  week: WeekId,
  personId: string,
  change: (part: KeptPart | undefined) => Part,
): Command => ({
  name,
  edits(household, newId) {
    const id = signOffId(week, personId);
    const known = household.of["sign-off"].get(id);
    const command =
      known || household.unread.has(id)
        ? changing(name, "sign-off", id, change)
        : adding(name, "sign-off", { week, personId, step: 0, furthest: 0, ...change(undefined) }, id);
    return command.edits(household, newId);
  },
});

const ofAll = (name: string, people: readonly string[], one: (personId: string) => Command): Command =>
  together(name, people.map(one));

/** Begins the part of whoever has none. What can be taken back comes after it, so that taking back never deletes a part. */
export const beginning = (week: WeekId, people: readonly string[]): Command =>
  ofAll("begin-money-date", people, (personId) => changingPart("begin-money-date", week, personId, () => ({})));

export const movingTo = (week: WeekId, people: readonly string[], step: number): Command =>
  ofAll("move-money-date", people, (personId) =>
    changingPart("move-money-date", week, personId, (part) => ({
      step,
      furthest: Math.max(step, part?.furthest ?? 0),
    })),
  );

export const thanking = (week: WeekId, personId: string, thanks: string): Command =>
  changingPart("thank", week, personId, () => ({ thanks }));

export const choosing = (week: WeekId, people: readonly string[], choice: Choice): Command =>
  ofAll("choose-overspent", people, (personId) =>
    changingPart("choose-overspent", week, personId, (part) => ({
      choices: [...(part?.choices ?? []).filter(({ categoryId }) => categoryId !== choice.categoryId), { ...choice }],
    })),
  );

/** `among` are all who are to sign; without someone they are fewer. */
export const signing = (week: WeekId, people: readonly string[], among: readonly string[], at: number): Command =>
  ofAll("sign-week", people, (personId) =>
    changingPart("sign-week", week, personId, () => ({ signedAt: at, among: [...among] })),
  );

const unsigned = { signedAt: undefined, among: undefined } as unknown as Part;

export const unsigning = (week: WeekId, people: readonly string[]): Command =>
  ofAll("unsign-week", people, (personId) =>
    changing("unsign-week", "sign-off", signOffId(week, personId), () => unsigned),
  );

/** Opens a closed week again, whoever closed it. */
export const openingAgain = (week: WeekId): Command => ({
  name: "open-week-again",
  edits(household, newId) {
    const parts = household.of["sign-off"].list().filter((part) => part.week === week && part.signedAt !== undefined);
    const reviews = household.of["week-review"].list().filter((review) => review.week === week && review.isFolded);
    const commands = [
      ...parts.map(({ id }) => changing("open-week-again", "sign-off", id, () => unsigned)),
      ...reviews.map(({ id }) => changing("open-week-again", "week-review", id, () => ({ isFolded: false }))),
    ];
    return together("open-week-again", commands).edits(household, newId);
  },
});

/** The household's one decision; whoever writes last is read. */
export const deciding = (week: WeekId, resolved: string): Command => ({
  name: "decide",
  edits(household, newId) {
    const known = reviewIn(household, week);
    const decision = decisionOf(household.of.save.list().filter((save) => save.week === week));
    if (!known && resolved === "") return ok([]);
    const command = known
      ? changing("decide", "week-review", known.id, () => ({ resolved }))
      : adding("decide", "week-review", { week, decision, isFolded: false, resolved }, reviewId(week));
    return command.edits(household, newId);
  },
});

function reviewIn({ of }: HouseholdState, week: WeekId) {
  const own = of["week-review"].get(reviewId(week));
  return own ?? of["week-review"].list().find((review) => review.week === week);
}
