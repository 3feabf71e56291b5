import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { day as readDay } from "#domain/intake/fields.ts";
import { err } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { type AdoptedEdit, type Adoption, adopt as adoptionOf } from "#domain/what-if/adopt.ts";
import type { TriedChange, TriedProblem } from "#domain/what-if/try-out.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { adding, type Command, type CommandProblem, changing, deleting, together } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { changeWords } from "./change-words.ts";
import "./adopt-dialog.css";

interface AdoptProps {
  figures: Figures;
  changes: readonly TriedChange[];
  /** Called after the write. */
  onDone: () => void;
  onClose: () => void;
}

/** Lists what would be written and what cannot be, and collects missing details. */
export default function AdoptDialog(props: AdoptProps) {
  const { household } = props.figures;
  const form = useRef<HTMLFormElement>(null);
  const { written, excluded, isGone, added, failed, isBusy, adopt, ...typing } = useAdoptForm(props, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void adopt();
  };
  return (
    <Dialog open title="Adopt what you tried" variant="sheet" onClose={props.onClose}>
      <form ref={form} className="adopt" onSubmit={submit} noValidate>
        {isGone && <p className="lede">{goneWords}</p>}
        {!isGone && <Listed title="Becomes your plan" words={written.map((one) => changeWords(one, household))} />}
        {!isGone && (
          <Excluded words={excluded.map((one) => changeWords(one, household))} hasMore={written.length > 0} />
        )}
        {added.map((one) => (
          <DetailField key={one.id} added={one} figures={props.figures} {...typing} />
        ))}
        <p className="field-error" aria-live="polite">
          {failed}
        </p>
        <div className="adopt-actions">
          {!isGone && written.length > 0 && (
            <Button type="submit" busy={isBusy}>
              Adopt
            </Button>
          )}
          <Button variant="quiet" onClick={props.onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const goneWords =
  "Something you tried is no longer here: someone deleted it meanwhile. Nothing was written. Remove that change, then adopt the rest.";

const Listed = ({ title, words }: { title: string; words: readonly string[] }) =>
  words.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul className="adopt-list">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );

const Excluded = ({ words, hasMore }: { words: readonly string[]; hasMore: boolean }) =>
  words.length > 0 && (
    <>
      <Listed title="Stays a thought" words={words} />
      <p className="small quiet">
        No plan can hold this: money that comes or goes once, and what you mean to put aside, count when you record
        them.{hasMore ? " The rest is adopted without it, so what comes of it differs." : " There is nothing to adopt."}
      </p>
    </>
  );

interface DetailProps {
  added: Added;
  figures: Figures;
  answers: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  type: (id: string, text: string) => void;
}

/** The due date of a new bill, or the person of a new income. */
function DetailField({ added: { id, what, label }, figures, answers, problems, type }: DetailProps) {
  const field = { value: answers[id] ?? "", error: problems[id], onChange: (text: string) => type(id, text) };
  if (what === "bill") return <DateField {...field} label={`${label} is next due`} min={figures.today} />;
  const people = adultsOf(figures.household.people).map(({ id: value, name }) => ({ value, label: name }));
  return <Select {...field} label={`Whose pay is ${label}`} placeholder="Choose" options={people} />;
}

/** A new bill or income. */
interface Added {
  id: string;
  what: "bill" | "income";
  label: string;
}

const nothing: Adoption = { edits: [], notStorable: [] };

/** The state of the form, and its submit handler. */
function useAdoptForm({ figures, changes, onDone, onClose }: AdoptProps, form: RefObject<HTMLFormElement | null>) {
  const run = useRun();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { household, today, week, began } = figures;
  const preview = adoptionOf({ household, changes, today, week, began });
  const { edits, notStorable: excluded } = preview.ok ? preview.value : nothing;
  const added = edits.flatMap((edit): Added[] => ("added" in edit ? [addedOf(edit)] : []));
  const written = edits.length > 0 ? changes.filter((change) => !excluded.includes(change)) : [];
  const adopt = async () => {
    const found = problemsOf(added, answers, figures);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    setBusy(true);
    const command = adoptingWhatIf({ changes, details: detailsOf(added, answers), today, week, began });
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
  return { written, excluded, isGone: !preview.ok, added, answers, problems, type, failed, isBusy, adopt };
}

/** Waits a tick: `aria-invalid` is rendered first. */
const focusFirstError = (form: RefObject<HTMLFormElement | null>): void =>
  void setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

const addedOf = ({ list, added: { id, label } }: { list: string; added: { id: string; label: string } }): Added => ({
  id,
  label,
  what: list === "bills" ? "bill" : "income",
});

type Answered = Readonly<Record<string, string>>;
type Situation = { household: Household; today: Day };

function problemsOf(added: readonly Added[], answers: Answered, { household, today }: Situation): Answered {
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

/** What a what-if does not need but a plan does: the due date of a new bill, the person of a new income. By id. */
type Details = Readonly<Record<string, { nextDue: Day } | { personId: string }>>;

interface AdoptInput {
  changes: readonly TriedChange[];
  details: Details;
  today: Day;
  week: WeekId;
  began: WeekId;
}

const name = "adopt-what-if";
const kindOf = { incomes: "income", bills: "bill", categories: "category", goals: "goal", debts: "debt" } as const;

/** Writes all changes or none to the current household, with a single undo. */
const adoptingWhatIf = ({ details, ...input }: AdoptInput): Command => ({
  name,
  edits(state, newId) {
    const household = householdOf(state);
    if (!household) return err("gone");
    const adopted = adoptionOf({ household, ...input });
    if (!adopted.ok) return err(problemOf(adopted.problem));
    const commands = adopted.value.edits.map((edit) => commandOf(edit, details));
    return together(name, commands).edits(state, newId);
  },
});

const problemOf = (problem: TriedProblem): CommandProblem =>
  problem === "gone" || problem === "too-large" || problem === "negative-amount" ? problem : "bad-fields";

function commandOf(edit: AdoptedEdit, details: Details): Command {
  if (edit.list === "household") return changingHousehold(name, edit.change);
  const kind = kindOf[edit.list];
  if ("added" in edit) return adding(name, kind, { ...edit.added, ...details[edit.added.id], id: undefined } as never);
  if ("isGone" in edit) return deleting(name, edit.id);
  return changing(name, kind, edit.id, () => edit.change as never);
}
