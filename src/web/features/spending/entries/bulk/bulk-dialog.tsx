import { type FormEvent, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select } from "#web/ui/select.tsx";
import { readDay } from "../edit/draft.ts";
import { entriesWords } from "../entry-words.ts";
import type { BulkChange } from "./bulk-commands.ts";
import "./bulk.css";

interface BulkDialogProps {
  household: Household;
  today: Day;
  count: number;
  /** A sentence where it was not done. */
  onChange: (change: BulkChange) => Promise<string | undefined>;
  onClose: () => void;
}

const asItIs = { value: "*", label: "As it is" };
const chosen = (value: string): string | undefined => (value === asItIs.value ? undefined : value);

/** What the selected entries have in common from now on. */
export default function BulkDialog(props: BulkDialogProps) {
  const { household, count, onClose } = props;
  const { choice, choose, day, setDay, problem, failed, isBusy, submit } = useBulk(props);
  const adults = adultsOf(household.people).map(({ id, name }) => ({ value: id, label: name }));
  const alone = household.people.map(({ id, name }) => ({ value: id, label: `${name} alone` }));
  const categories = household.categories.map(({ id, label }) => ({ value: id, label }));
  return (
    <Dialog open title={`Change ${entriesWords(count)}`} variant="sheet" onClose={onClose}>
      <form className="bulk-form" onSubmit={(event) => void submit(event)} noValidate>
        <Select
          {...{ label: "Category", value: choice.categoryId, onChange: (categoryId) => choose({ categoryId }) }}
          options={[asItIs, ...categories, { value: "", label: "No category" }]}
          hint="Income and transfers have none and stay as they are."
        />
        {adults.length > 1 && (
          <Select
            {...{ label: "Who paid", value: choice.personId, onChange: (personId) => choose({ personId }) }}
            options={[asItIs, ...adults]}
          />
        )}
        {household.people.length > 1 && (
          <Select
            {...{ label: "For whom", value: choice.forPersonId, onChange: (forPersonId) => choose({ forPersonId }) }}
            options={[asItIs, { value: "", label: "All of us" }, ...alone]}
          />
        )}
        <DateField {...{ label: "Day", optional: true, value: day, onChange: setDay, error: problem }} />
        <p className="field-error" aria-live="polite">
          {failed}
        </p>
        <div className="bulk-form-actions">
          <Button type="submit" busy={isBusy}>
            Change {entriesWords(count)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const unchosen = { categoryId: asItIs.value, personId: asItIs.value, forPersonId: asItIs.value };

function useBulk({ today, onChange, onClose }: BulkDialogProps) {
  const [choice, setChoice] = useState(unchosen);
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const choose = (part: Partial<typeof unchosen>) => setChoice((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = day === "" ? undefined : readDay(day, today);
    setProblem(read && !read.ok ? read.words : undefined);
    if (read && !read.ok) return;
    setBusy(true);
    const why = await onChange({ ...changeOfChoice(choice), day: read?.value });
    setBusy(false);
    if (why === undefined) onClose();
    else setFailed(why);
  };
  return { choice, choose, day, setDay, problem, failed, isBusy, submit };
}

const changeOfChoice = ({ categoryId, personId, forPersonId }: typeof unchosen): BulkChange => ({
  categoryId: chosen(categoryId),
  personId: chosen(personId),
  forPersonId: chosen(forPersonId),
});
