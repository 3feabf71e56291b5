import { type RefObject, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { day as readDay } from "#domain/intake/fields.ts";
import type { Day } from "#domain/time/day.ts";
import { type Adoption, adopt as adoptionOf } from "#domain/what-if/adopt.ts";
import { useRun } from "#web/household/use-run.ts";
import { writeProblemWords } from "#web/household/write-problem-words.ts";
import { adopting, type Details } from "./adopt-command.ts";
import type { AdoptProps } from "./adopt-dialog.tsx";

/** A bill or a pay that is new. */
export interface Added {
  id: string;
  what: "bill" | "income";
  label: string;
}

const nothing: Adoption = { edits: [], notKept: [] };

/** What is asked before a what-if is adopted, and the adopting. */
export function useAdopting(
  { figures, changes, onDone, onClose }: AdoptProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const run = useRun();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { household, today, week, began } = figures;
  const judged = adoptionOf({ household, changes, today, week, began });
  const { edits, notKept } = judged.ok ? judged.value : nothing;
  const added = edits.flatMap((edit): Added[] => ("added" in edit ? [addedOf(edit)] : []));
  const written = edits.length > 0 ? changes.filter((change) => !notKept.includes(change)) : [];
  const adopt = async () => {
    const wrong = problemsOf(added, answers, figures);
    setProblems(wrong);
    // The message is there by the next moment, and the keyboard goes to its field.
    if (Object.keys(wrong).length > 0) return focusWrong(form);
    setBusy(true);
    const command = adopting({ changes, details: detailsOf(added, answers), today, week, began });
    const done = await run(command, "Adopted. Your plan follows it from now on.");
    setBusy(false);
    if (!done.ok) return setFailed(`${writeProblemWords(done.problem)} What you tried is still here.`);
    onDone();
    onClose();
  };
  const type = (id: string, text: string) => {
    setAnswers((now) => ({ ...now, [id]: text }));
    setProblems(({ [id]: _, ...others }) => others);
  };
  return { written, notKept, isGone: !judged.ok, added, answers, problems, type, failed, isBusy, adopt };
}

const focusWrong = (form: RefObject<HTMLFormElement | null>): void =>
  void setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

const addedOf = ({ list, added: { id, label } }: { list: string; added: { id: string; label: string } }): Added => ({
  ...{ id, label },
  what: list === "bills" ? "bill" : "income",
});

type Answered = Readonly<Record<string, string>>;
type Asked = { household: Household; today: Day };

function problemsOf(added: readonly Added[], answers: Answered, { household, today }: Asked): Answered {
  const wrong = added.flatMap(({ id, what }) => {
    const answer = answers[id] ?? "";
    if (what === "income")
      return household.people.some((person) => person.id === answer) ? [] : [[id, "Choose whose it is."]];
    const due = readDay(answer, { format: household, today });
    if (!due.ok) return [[id, due.problem === "empty" ? "Choose a day." : "This is no day of the calendar."]];
    return due.value < today ? [[id, "That day is over. Choose today or a day to come."]] : [];
  });
  return Object.fromEntries(wrong);
}

const detailsOf = (added: readonly Added[], answers: Answered): Details =>
  Object.fromEntries(
    added.map(({ id, what }) => [id, what === "bill" ? { nextDue: answers[id] as Day } : { personId: answers[id]! }]),
  );
