import { type Choice, signOffId, type WeekDecision } from "#domain/money-date/agenda.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { adding, type Command, changing, together } from "#web/store/index.ts";

type SignOffFields = Partial<Fields<"sign-off">>;
type SignOffRecord = Fields<"sign-off">;

/** Changes a person's sign-off record for a week, or creates it. */
const changeSignOff = (
  name: string,
  week: WeekId,
  personId: string,
  change: (record: SignOffRecord | undefined) => SignOffFields,
): Command => ({
  name,
  edits(household, newId) {
    const id = signOffId(week, personId);
    const known = household.of["sign-off"].get(id);
    const command =
      known || household.unread.has(id)
        ? changing(name, "sign-off", id, change)
        : adding(name, "sign-off", { id, week, personId, step: 0, furthest: 0, ...change(undefined) });
    return command.edits(household, newId);
  },
});

const forPeople = (name: string, people: readonly string[], one: (personId: string) => Command): Command =>
  together(name, people.map(one));

/** Creates missing sign-off records. Run before an undoable command, so that its undo never deletes a record. */
export const beginning = (week: WeekId, people: readonly string[]): Command =>
  forPeople("begin-money-date", people, (personId) => changeSignOff("begin-money-date", week, personId, () => ({})));

export const movingTo = (week: WeekId, people: readonly string[], step: number): Command =>
  forPeople("move-money-date", people, (personId) =>
    changeSignOff("move-money-date", week, personId, (record) => ({
      step,
      furthest: Math.max(step, record?.furthest ?? 0),
    })),
  );

export const thanking = (week: WeekId, personId: string, thanks: string): Command =>
  changeSignOff("thank", week, personId, () => ({ thanks }));

/** Sets the decision of these people. People deciding together share a text; the texts of others stay. */
export const deciding = (week: WeekId, people: readonly string[], text: string): Command => ({
  name: "decide",
  edits(household, newId) {
    const hasChange = (personId: string) => text !== "" || household.of["sign-off"].get(signOffId(week, personId));
    const one = (personId: string) => changeSignOff("decide", week, personId, () => ({ decided: text }));
    return forPeople("decide", people.filter(hasChange), one).edits(household, newId);
  },
});

export const choosing = (week: WeekId, people: readonly string[], choice: Choice): Command =>
  forPeople("choose-overspent", people, (personId) =>
    changeSignOff("choose-overspent", week, personId, (record) => ({
      choices: [...(record?.choices ?? []).filter(({ categoryId }) => categoryId !== choice.categoryId), { ...choice }],
    })),
  );

/** `among` lists everyone who has to sign. `signedDecision` is the text that was on screen when they signed. */
export const signing = (
  week: WeekId,
  people: readonly string[],
  among: readonly string[],
  signedDecision: WeekDecision,
  at: number,
): Command =>
  forPeople("sign-week", people, (personId) =>
    changeSignOff("sign-week", week, personId, () => ({
      signedAt: at,
      among: [...among],
      signedDecision: {
        texts: signedDecision.texts.map(({ text, personIds }) => ({ text, personIds: [...personIds] })),
        choices: signedDecision.choices.map((choice) => ({ ...choice })),
      },
    })),
  );

const unsigned = { signedAt: undefined, among: undefined, signedDecision: undefined } as unknown as SignOffFields;

export const unsigning = (week: WeekId, people: readonly string[]): Command =>
  forPeople("unsign-week", people, (personId) =>
    changing("unsign-week", "sign-off", signOffId(week, personId), () => unsigned),
  );

/** Reopens a closed week, no matter who closed it. */
export const reopening = (week: WeekId): Command => ({
  name: "open-week-again",
  edits(household, newId) {
    const signed = household.of["sign-off"]
      .list()
      .filter((record) => record.week === week && record.signedAt !== undefined);
    const reviews = household.of["week-review"].list().filter((review) => review.week === week && review.isFolded);
    const commands = [
      ...signed.map(({ id }) => changing("open-week-again", "sign-off", id, () => unsigned)),
      ...reviews.map(({ id }) => changing("open-week-again", "week-review", id, () => ({ isFolded: false }))),
    ];
    return together("open-week-again", commands).edits(household, newId);
  },
});
