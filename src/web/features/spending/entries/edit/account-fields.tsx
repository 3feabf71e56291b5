import type { Household } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import { parseDay } from "#domain/time/day.ts";
import { AccountField, accountName, accountOptions, canChooseAccount } from "#web/household/account-field.tsx";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import type { Draft } from "./draft.ts";
import type { PartProps } from "./editor.tsx";
import type { Editor } from "./use-editor.ts";

const labels = { spending: "Paid from", refund: "Into", income: "Into", transfer: "From" } as const;

/** Closed accounts are choices for the days before. */
const dayOf = ({ day }: Draft, today: Day): Day => {
  const read = parseDay(day);
  return read.ok ? read.value : today;
};

/** Where a transfer comes from and where it goes: an account, a debt, or a person. */
export function TransferFields({ figures: { household, today }, editor }: PartProps) {
  const { draft, change, resolved, problems } = editor;
  if (!canChooseAccount(household)) return null;
  const day = dayOf(draft, today);
  const to = draft.toPersonId === "" ? resolved.toAccount : `${personPrefix}${draft.toPersonId}`;
  const choose = (value: string) =>
    value.startsWith(personPrefix)
      ? change({ toPersonId: value.slice(personPrefix.length), toAccount: undefined })
      : change({ toPersonId: "", toAccount: value });
  const isToPerson = draft.toPersonId !== "";
  return (
    <>
      <div className="field-pair">
        <AccountField
          label="From"
          household={household}
          day={day}
          value={resolved.account}
          error={problems.account}
          onChange={(account) => change({ account })}
        />
        <Select
          label="To"
          name="to"
          value={to}
          error={problems.toPersonId ?? (isToPerson ? undefined : problems.toAccount)}
          hint={toHint(draft, resolved.toAccount)}
          options={[
            ...accountOptions(household, day, isToPerson ? "" : resolved.toAccount),
            ...personOptions(household, draft.toPersonId),
            { value: "", label: "Somewhere not listed" },
          ]}
          onChange={choose}
        />
      </div>
      {isToPerson && (
        <AccountField
          label="Into"
          household={household}
          day={day}
          value={resolved.toAccount}
          error={problems.toAccount}
          onChange={(toAccount) => change({ toAccount })}
        />
      )}
    </>
  );
}

const personPrefix = "person:";

/** Only for two or more adults, unless someone was chosen before. */
function personOptions({ people }: Household, chosen: string): SelectOption[] {
  const adults = adultsOf(people);
  const ids = adults.length > 1 ? adults.map(({ id }) => id) : [];
  const all = chosen === "" || ids.includes(chosen) ? ids : [...ids, chosen];
  return all.map((id) => ({ value: `${personPrefix}${id}`, label: nameOf(people, id), group: "People" }));
}

function toHint({ toPersonId }: Draft, toAccount: string): string {
  if (toPersonId !== "") return "It settles what you share.";
  return toAccount.startsWith("debt:") ? "A payment: it lowers what is owed." : "It is neither spending nor income.";
}

/** The account of an entry, and the goal whose money paid it. */
export function AccountAndGoal({ figures: { household, today }, editor }: PartProps) {
  const { draft, change, resolved, problems } = editor;
  return (
    <div className="field-pair">
      <AccountField
        label={labels[draft.type]}
        household={household}
        day={dayOf(draft, today)}
        value={resolved.account}
        error={problems.account}
        onChange={(account) => change({ account })}
      />
      <GoalChoice household={household} editor={editor} />
    </div>
  );
}

/** Bills have their own way to be paid from a goal. */
const canUseGoal = ({ draft, resolved }: Editor): boolean =>
  (draft.type === "spending" || draft.type === "refund") && resolved.bill === undefined;

function GoalChoice({ household, editor }: { household: Household; editor: Editor }) {
  const { draft, change } = editor;
  const { goals } = household;
  const open = goals.filter(({ id, state }) => state !== "archived" || id === draft.goalId);
  if (!canUseGoal(editor) || (open.length === 0 && draft.goalId === "")) return null;
  const isGone = draft.goalId !== "" && !open.some(({ id }) => id === draft.goalId);
  const options = [
    { value: "", label: "No goal" },
    ...open.map(({ id, label }) => ({ value: id, label })),
    ...(isGone ? [{ value: draft.goalId, label: "A deleted goal" }] : []),
  ];
  const chosen = draft.type === "refund" ? "It goes back into the goal." : "It takes nothing from safe to spend.";
  return (
    <Select
      label={draft.type === "refund" ? "Back to a goal" : "Paid by a goal"}
      name="goal"
      value={draft.goalId}
      options={options}
      hint={draft.goalId === "" ? undefined : chosen}
      onChange={(goalId) => change({ goalId })}
    />
  );
}

/** What the fields below the button are about. */
export function moreWords({ type }: Draft, household: Household): string {
  const others = "Repeat it, keep it, or make a rule";
  if (type === "transfer") return others;
  return canChooseAccount(household) ? "Account and more" : others;
}

/** "Paid from Checking", while the field itself is hidden. */
export function accountSummary({ draft, resolved }: Editor, household: Household): string {
  const goal =
    draft.type === "spending" && !resolved.bill && household.goals.find(({ id }) => id === draft.goalId)?.label;
  if (draft.type === "transfer" || !canChooseAccount(household)) return goal ? `Paid by ${goal}` : "";
  const place =
    resolved.account === "" ? "In no account" : `${labels[draft.type]} ${accountName(household, resolved.account)}`;
  return goal ? `${place}, by ${goal}` : place;
}
