import { useEffect, useId } from "react";
import type { Household } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { EntryType } from "#domain/spending/find-entries.ts";
import { canChooseAccount } from "#web/household/account-field.tsx";
import { adultsOf, markOf, nameOf } from "#web/household/words/people-words.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { typeNames } from "../entry-words.ts";
import { useTransfers } from "../list/use-transfers.ts";
import { TransferFields } from "./account-fields.tsx";
import { BillField, isBillShownFirst } from "./bill-field.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { isBlank } from "./draft.ts";
import { MoreFields } from "./more-fields.tsx";
import { QuickPicks } from "./quick-picks.tsx";
import { type Editor, type EditorProps, useEditor } from "./use-editor.ts";
import "./editor.css";

const titles = {
  spending: "Add expense",
  refund: "Add money back",
  income: "Add income",
  transfer: "Add transfer",
} as const;

/** The form of one entry, new or existing. */
export default function EntryEditor(props: EditorProps) {
  const { opened, onClose } = props;
  const editor = useEditor(props);
  const { draft, before } = editor;
  useFirstField(editor, opened.kind === "add");
  const close = () => onClose(opened.kind === "add" && !isBlank(draft) ? draft : undefined);
  return (
    <Dialog open title={before ? "Edit entry" : titles[draft.type]} variant="sheet" onClose={close}>
      {editor.isDeleted && (
        <p className="editor-gone">
          This entry was deleted meanwhile, by someone else or in another tab. What is here can be added again.
        </p>
      )}
      <form ref={editor.form} className="editor" onSubmit={editor.submit} noValidate>
        {!before && <QuickPicks {...props} editor={editor} />}
        <EntryFields {...props} editor={editor} />
        <MoreFields {...props} editor={editor} />
        <PairActions {...props} editor={editor} />
        <Actions editor={editor} onCancel={close} />
      </form>
    </Dialog>
  );
}

/** Focuses the amount of a new entry. The dialog itself would focus its close button. */
function useFirstField({ form }: Editor, isNew: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => focusIn(form.current, "[name=amount]"));
    return () => clearTimeout(timer);
  }, []);
}

function Actions({ editor, onCancel }: { editor: Editor; onCancel: () => void }) {
  const { before, isDeleted, isBusy, failed, duplicate, remove } = editor;
  return (
    <div className="editor-end">
      <p className="field-error" aria-live="polite">
        {failed}
      </p>
      <div className="editor-actions">
        <Button type="submit" busy={isBusy}>
          {!before ? "Add" : isDeleted ? "Add it again" : "Save"}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {before && !isDeleted && (
          <span className="editor-others">
            <Button variant="quiet" onClick={duplicate}>
              Duplicate
            </Button>
            <Button variant="quiet" className="editor-delete" busy={isBusy} onClick={remove}>
              Delete
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

/** Pairing and unpairing. On a phone the rows of the list have no menu for it. */
function PairActions({ figures, editor, onClose }: Pick<EditorProps, "figures" | "onClose"> & { editor: Editor }) {
  const transfers = useTransfers(figures);
  const { before, isDeleted } = editor;
  const actions = before && !isDeleted ? transfers.actionsFor(before) : [];
  if (!before || actions.length === 0) return null;
  return (
    <p className="text-buttons">
      {actions.map(({ action, label }) => (
        <TextButton
          key={action}
          onClick={() => {
            if (action === "unpair") transfers.unpair(before);
            else transfers.pair(before, action.slice("pair:".length));
            onClose();
          }}
        >
          {label}
        </TextButton>
      ))}
    </p>
  );
}

export interface PartProps extends Pick<EditorProps, "figures"> {
  editor: Editor;
}

const types = (Object.keys(typeNames) as EntryType[]).map((value) => ({ value, label: typeNames[value] }));

/** The fields that every entry has. */
export function EntryFields({ figures, editor }: PartProps) {
  const { draft, change, problems } = editor;
  const { household } = figures;
  const hasCategory = draft.type === "spending" || draft.type === "refund";
  const isMoneyBack = draft.type === "spending" && /^\s*[-−–]/.test(draft.amount);
  return (
    <>
      <Segments
        label="Type"
        labelHidden={true}
        wide={true}
        value={draft.type}
        options={types}
        onChange={(type) => change({ type })}
      />
      <div className="field-pair">
        <MoneyField
          label="Amount"
          name="amount"
          format={household}
          value={draft.amount}
          error={problems.amount}
          placeholder={amountAsTyped(minor(0), household)}
          onChange={(amount) => change({ amount })}
          hint={isMoneyBack && "With a minus: recorded as money back."}
        />
        <DateField label="Day" name="day" value={draft.day} error={problems.day} onChange={(day) => change({ day })} />
      </div>
      <Payee editor={editor} />
      {isBillShownFirst(editor) && <BillField figures={figures} editor={editor} />}
      {hasCategory && <CategoryFields figures={figures} editor={editor} />}
      {draft.type === "transfer" && <TransferFields figures={figures} editor={editor} />}
      <PeopleFields figures={figures} editor={editor} />
      <TextField
        label="Note"
        name="note"
        optional={true}
        autoComplete="off"
        value={draft.note}
        error={problems.note}
        onChange={(note) => change({ note })}
      />
    </>
  );
}

const payeeLabels = { spending: "Paid to", refund: "Back from", income: "From", transfer: "What for" } as const;

function Payee({ editor: { draft, change, problems, suggestions } }: Pick<PartProps, "editor">) {
  const list = useId();
  return (
    <>
      <TextField
        label={payeeLabels[draft.type]}
        name="payee"
        value={draft.payee}
        error={problems.payee}
        list={list}
        autoComplete="off"
        autoCapitalize="words"
        onChange={(payee) => change({ payee })}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Who paid, and for whom or to whom. Hidden in a household of one. */
export function PeopleFields({ figures: { household }, editor }: PartProps) {
  const { draft, change, problems, resolved } = editor;
  const hasAccounts = canChooseAccount(household);
  if (household.people.length < 2) return null;
  const shape = markOf(household.people, resolved.personId);
  return (
    <div className="field-pair">
      <Select
        label={draft.type === "transfer" && hasAccounts ? "Who moved it" : payerLabels[draft.type]}
        name="person"
        value={resolved.personId}
        mark={shape && <MemberMark shape={shape} />}
        options={withChosen(adults(household), resolved.personId, household)}
        onChange={(personId) => change({ personId })}
      />
      {(draft.type === "spending" || draft.type === "refund") && (
        <Select
          label="For whom"
          name="for"
          value={draft.forPersonId}
          options={withChosen(forWhom(household), draft.forPersonId, household)}
          onChange={(forPersonId) => change({ forPersonId })}
        />
      )}
      {draft.type === "transfer" && !hasAccounts && (
        <Select
          label="To"
          name="to"
          value={draft.toPersonId}
          error={problems.toPersonId}
          options={withChosen(toWhom(household), draft.toPersonId, household)}
          onChange={(toPersonId) => change({ toPersonId })}
          hint={draft.toPersonId === "" ? "It counts nowhere." : "It settles what you share. It counts nowhere else."}
        />
      )}
    </div>
  );
}

const payerLabels = { spending: "Who paid", refund: "Who got it", income: "Who got it", transfer: "From" } as const;

type Options = readonly { value: string; label: string }[];

const adults = ({ people }: Household): Options => adultsOf(people).map(({ id, name }) => ({ value: id, label: name }));

const forWhom = ({ people }: Household): Options => [
  { value: "", label: "All of us" },
  ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
];

const toWhom = (household: Household): Options => [
  { value: "", label: "Another account of ours" },
  ...adults(household),
];

/** Keeps the chosen person in the list, even after they left the household. */
const withChosen = (options: Options, chosen: string, { people }: Household): Options =>
  options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: nameOf(people, chosen) }];
