import { type FormEvent, useRef } from "react";
import type { TriedChange } from "#domain/what-if/change.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select } from "#web/ui/select.tsx";
import { changeWords } from "./change-words.ts";
import { type Added, useAdopting } from "./use-adopting.ts";
import "./adopt-dialog.css";

export interface AdoptProps {
  figures: Figures;
  changes: readonly TriedChange[];
  /** It is written. */
  onDone: () => void;
  onClose: () => void;
}

/** What would be written, what can't be, and what a plan wants to know besides. */
export default function AdoptDialog(props: AdoptProps) {
  const { household } = props.figures;
  const form = useRef<HTMLFormElement>(null);
  const { written, notKept, isGone, added, failed, isBusy, adopt, ...typing } = useAdopting(props, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void adopt();
  };
  return (
    <Dialog open title="Adopt what you tried" variant="sheet" onClose={props.onClose}>
      <form ref={form} className="adopt" onSubmit={submit} noValidate>
        {isGone && <p className="lede">{goneWords}</p>}
        {!isGone && <Listed title="Becomes your plan" words={written.map((one) => changeWords(one, household))} />}
        {!isGone && <NotKept words={notKept.map((one) => changeWords(one, household))} hasMore={written.length > 0} />}
        {added.map((one) => (
          <Asked key={one.id} added={one} figures={props.figures} {...typing} />
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

const NotKept = ({ words, hasMore }: { words: readonly string[]; hasMore: boolean }) =>
  words.length > 0 && (
    <>
      <Listed title="Stays a thought" words={words} />
      <p className="small quiet">
        No plan can hold this: money that comes or goes once, and what you mean to put aside, count when you record
        them.{hasMore ? " The rest is adopted without it, so what comes of it differs." : " There is nothing to adopt."}
      </p>
    </>
  );

interface AskedProps {
  added: Added;
  figures: Figures;
  answers: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  type: (id: string, text: string) => void;
}

/** A new bill is due on some day; a new pay is someone's. */
function Asked({ added: { id, what, label }, figures, answers, problems, type }: AskedProps) {
  const field = { value: answers[id] ?? "", error: problems[id], onChange: (text: string) => type(id, text) };
  if (what === "bill") return <DateField {...field} label={`${label} is next due`} min={figures.today} />;
  const people = adultsOf(figures.household.people).map(({ id: value, name }) => ({ value, label: name }));
  return <Select {...field} label={`Whose pay is ${label}`} placeholder="Choose" options={people} />;
}
