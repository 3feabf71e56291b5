import { type FormEvent, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { offered } from "#domain/spending/categories.ts";
import type { Day } from "#domain/time/day.ts";
import { accountOptions, canChooseAccount } from "#web/household/account-field.tsx";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { readDay } from "../edit/draft.ts";
import { entriesWords } from "../entry-words.ts";
import type { BulkChange } from "./bulk-commands.ts";

interface BulkDialogProps {
  household: Household;
  today: Day;
  count: number;
  /** Returns a sentence if it failed. */
  onChange: (change: BulkChange) => Promise<string | undefined>;
  onClose: () => void;
}

const unchanged = { value: "*", label: "As it is" };
const changedTo = (value: string): string | undefined => (value === unchanged.value ? undefined : value);

/** Sets the same category, people or day on all selected entries. */
export default function BulkDialog(props: BulkDialogProps) {
  const { household, today, count, onClose } = props;
  const { choice, choose, day, setDay, problem, failed, isBusy, submit } = useBulkForm(props);
  const adults = adultsOf(household.people).map(({ id, name }) => ({ value: id, label: name }));
  const alone = household.people.map(({ id, name }) => ({ value: id, label: `${name} alone` }));
  const categories = offered(household.categories).map(({ id, label }) => ({ value: id, label }));
  return (
    <Dialog open title={`Change ${entriesWords(count)}`} variant="sheet" onClose={onClose}>
      <form className="bulk-form" onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Category"
          value={choice.categoryId}
          onChange={(categoryId) => choose({ categoryId })}
          options={[unchanged, ...categories, { value: "", label: "No category" }]}
          hint="Income and transfers have none and stay as they are."
        />
        {adults.length > 1 && (
          <Select
            label="Who paid"
            value={choice.personId}
            onChange={(personId) => choose({ personId })}
            options={[unchanged, ...adults]}
          />
        )}
        {household.people.length > 1 && (
          <Select
            label="For whom"
            value={choice.forPersonId}
            onChange={(forPersonId) => choose({ forPersonId })}
            options={[unchanged, { value: "", label: "All of us" }, ...alone]}
          />
        )}
        {canChooseAccount(household) && (
          <Select
            label="Account"
            value={choice.account}
            onChange={(account) => choose({ account })}
            options={[unchanged, ...accountOptions(household, today, ""), { value: "", label: "No account" }]}
            hint="For transfers, where they come from."
          />
        )}
        <DateField label="Day" optional={true} value={day} onChange={setDay} error={problem} />
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

const noChanges = {
  categoryId: unchanged.value,
  personId: unchanged.value,
  forPersonId: unchanged.value,
  account: unchanged.value,
};

function useBulkForm({ today, onChange, onClose }: BulkDialogProps) {
  const [choice, setChoice] = useState(noChanges);
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const choose = (part: Partial<typeof noChanges>) => setChoice((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = day === "" ? undefined : readDay(day, today);
    setProblem(read && !read.ok ? read.words : undefined);
    if (read && !read.ok) return;
    setBusy(true);
    const problemText = await onChange({ ...toBulkChange(choice), day: read?.value });
    setBusy(false);
    if (problemText === undefined) onClose();
    else setFailed(problemText);
  };
  return { choice, choose, day, setDay, problem, failed, isBusy, submit };
}

const toBulkChange = ({ categoryId, personId, forPersonId, account }: typeof noChanges): BulkChange => ({
  categoryId: changedTo(categoryId),
  personId: changedTo(personId),
  forPersonId: changedTo(forPersonId),
  account: changedTo(account),
});
