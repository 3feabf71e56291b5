import { type Choice, signOffId, type WeekDecision } from "#domain/money-date/agenda.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { adding, type Command, changing, together } from "#web/store/command.ts";

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

/** What these people decide. Those who decide together have the same text, and nobody's text changes another one's. */
export const deciding = (week: WeekId, people: readonly string[], text: string): Command => ({
  name: "decide",
  edits(household, newId) {
    const isSaid = (personId: string) => text !== "" || household.of["sign-off"].get(signOffId(week, personId));
    const one = (personId: string) => changingPart("decide", week, personId, () => ({ decided: text }));
    return ofAll("decide", people.filter(isSaid), one).edits(household, newId);
  },
});

export const choosing = (week: WeekId, people: readonly string[], choice: Choice): Command =>
  ofAll("choose-overspent", people, (personId) =>
    changingPart("choose-overspent", week, personId, (part) => ({
      choices: [...(part?.choices ?? []).filter(({ categoryId }) => categoryId !== choice.categoryId), { ...choice }],
    })),
  );

/** `among` are all who are to sign; without someone they are fewer. `signedDecision` is what they read when they sign. */
export const signing = (
  week: WeekId,
  people: readonly string[],
  among: readonly string[],
  signedDecision: WeekDecision,
  at: number,
): Command =>
  ofAll("sign-week", people, (personId) =>
    changingPart("sign-week", week, personId, () => ({
      signedAt: at,
      among: [...among],
      signedDecision: {
        texts: signedDecision.texts.map(({ text, personIds }) => ({ text, personIds: [...personIds] })),
        choices: signedDecision.choices.map((choice) => ({ ...choice })),
      },
    })),
  );

const unsigned = { signedAt: undefined, among: undefined, signedDecision: undefined } as unknown as Part;

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
