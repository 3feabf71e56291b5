import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { AccountRef } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import { formatMoney } from "#domain/money/money.ts";
import { offered } from "#domain/spending/categories.ts";
import { parseDay } from "#domain/time/day.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn, useFocusInvalid } from "#web/ui/focus.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import {
  addingOwnEntry,
  changingOwnEntry,
  draftOf,
  isHalf,
  isShared,
  newDraft,
  type OwnDraft,
  type OwnEntryParts,
  type OwnField,
  type OwnProblems,
  ownMoneyWords,
  readOwnEntry,
  removingOwnEntry,
  sideOptions,
} from "./own-entry-answers.ts";
import { entryName } from "./words.ts";
import "./own-entry.css";

interface OwnEntryProps {
  parts: OwnEntryParts;
  /** The account or debt whose register is open. */
  of: AccountRef;
  /** The person of the household whose account this is, if known. */
  self: string | undefined;
  /** The entry to change; undefined for a new one. */
  entry: Transaction | undefined;
  onClose: () => void;
}

/** An entry of a private account, new or existing. It says what the household sees of it. */
export function OwnEntryDialog(props: OwnEntryProps) {
  const { parts, of, entry, onClose } = props;
  const editor = useOwnEntry(props);
  const { draft, change } = editor;
  const half = entry !== undefined && isHalf(entry);
  useEffect(() => {
    if (!entry) focusIn(editor.form.current, "[name=amount]");
  }, [entry, editor.form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  const choose = (kind: OwnDraft["kind"]) =>
    change({ kind, ...(kind !== "transfer" && isShared(draft.account) && { account: accountKey(of) }) });
  return (
    <Dialog open title={entry ? "Your own entry" : "Add an entry of your own"} variant="sheet" onClose={onClose}>
      <form ref={editor.form} className="own-entry" onSubmit={submit} noValidate>
        {half ? (
          <p className="lede">
            The household has a record of its own for this. What you change here changes yours alone.
          </p>
        ) : (
          <Segments
            label="What happened"
            labelHidden
            wide
            value={draft.kind}
            onChange={choose}
            options={[
              { value: "out", label: "Money out" },
              { value: "in", label: "Money in" },
              { value: "transfer", label: "Transfer" },
            ]}
          />
        )}
        <div className="field-pair">
          <MoneyField {...fieldOf(editor, "amount")} label="Amount" format={parts.own} />
          <DateField {...fieldOf(editor, "day")} label="Day" max={parts.today} />
        </div>
        <Sides parts={parts} editor={editor} entry={entry} />
        <Name parts={parts} editor={editor} />
        <TextField {...fieldOf(editor, "note")} label="Note" optional autoComplete="off" hint="Only you see it." />
        {!entry && <Sharing parts={parts} editor={editor} />}
        <p className="field-error" aria-live="polite">
          {editor.failed}
        </p>
        <div className="own-entry-actions">
          <Button type="submit" busy={editor.isBusy}>
            {entry ? "Save" : "Add"}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {entry && (
            <Button variant="quiet" className="own-entry-remove" busy={editor.isBusy} onClick={editor.remove}>
              Delete
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type Editor = ReturnType<typeof useOwnEntry>;

function useOwnEntry({ parts, of, self, entry, onClose }: OwnEntryProps) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const adults = adultsOf(parts.shared.people);
  const [draft, setDraft] = useState(() =>
    entry ? draftOf(entry, parts.own) : newDraft(of, self ?? adults[0]?.id ?? "", parts.today),
  );
  const [problems, setProblems] = useState<OwnProblems>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const change = (some: Partial<OwnDraft>) => {
    setDraft((now) => ({ ...now, ...some }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  const act = async (command: Parameters<typeof run>[0], said: string) => {
    setBusy(true);
    const written = await run(command, said);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  const save = async () => {
    const read = readOwnEntry(draft, parts, entry);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusInvalid();
    if (isBusy) return;
    const { own, shared } = read.halves;
    const name = `${entryName({ ...own, id: "" })}, ${formatMoney(own.amount, parts.own, { sign: "never" })}`;
    if (entry) return act(changingOwnEntry(entry, read.halves), `${name}: changed`);
    const seen = shared ? "The household sees it without your account." : "Only you see it.";
    await act(addingOwnEntry(read.halves, parts.sharedId), `${name}: added. ${seen}`);
  };
  const remove = () => {
    if (!entry) return;
    const rest = isHalf(entry) ? " The household’s record stays." : "";
    void act(removingOwnEntry(entry), `${entryName(entry)}: deleted.${rest}`);
  };
  /** Only asked of people who are not linked to a person of the household. */
  const people = self === undefined && adults.length > 1 ? adults : [];
  return { form, draft, change, problems, failed, isBusy, save, remove, people };
}

const fieldOf = ({ draft, problems, change }: Editor, name: OwnField) => ({
  name,
  value: draft[name],
  error: problems[name],
  onChange: (text: string) => change({ [name]: text }),
});

interface PartProps {
  parts: OwnEntryParts;
  editor: Editor;
}

/** The account, or both sides of a transfer. One side of a half is the household. */
function Sides({ parts, editor, entry }: PartProps & Pick<OwnEntryProps, "entry">) {
  const { draft } = editor;
  const read = parseDay(draft.day);
  const day = read.ok ? read.value : parts.today;
  const isTransfer = draft.kind === "transfer";
  const sideField = (name: "account" | "to") => ({
    ...fieldOf(editor, name),
    options: sideOptions(parts, day, draft[name], isTransfer && !entry),
  });
  if (!isTransfer) return <Select {...sideField("account")} label={draft.kind === "out" ? "Paid from" : "Into"} />;
  const isFromHousehold = entry !== undefined && isHalf(entry) && entry.account === undefined;
  const isToHousehold = entry !== undefined && isHalf(entry) && entry.toAccount === undefined;
  const nowhere = "Choose an account";
  return (
    <div className="field-pair">
      <Select {...sideField("account")} label="From" placeholder={isFromHousehold ? "The household" : nowhere} />
      <Select {...sideField("to")} label="To" placeholder={isToHousehold ? "The household" : nowhere} />
    </div>
  );
}

const isCrossing = ({ kind, account, to }: OwnDraft): boolean =>
  kind === "transfer" && (isShared(account) || isShared(to));

function Name({ parts, editor }: PartProps) {
  const { draft } = editor;
  const crosses = isCrossing(draft);
  const label = draft.kind === "out" ? "Paid to" : draft.kind === "in" ? "From whom" : "Name";
  const hint = crosses ? "The household sees the day, the amount and this name, but not your account." : undefined;
  return (
    <TextField
      {...fieldOf(editor, "payee")}
      label={label}
      optional
      autoComplete="off"
      autoCapitalize="words"
      placeholder={crosses ? ownMoneyWords(parts.shared, draft.personId) : undefined}
      hint={hint}
    />
  );
}

/** Whether the household counts it too, and as what. */
function Sharing({ parts, editor }: PartProps): ReactNode {
  const { draft, change } = editor;
  const crosses = isCrossing(draft);
  const who = (crosses || (draft.kind !== "transfer" && draft.isShared)) && <Who editor={editor} />;
  if (draft.kind === "transfer") return who;
  const isOut = draft.kind === "out";
  const categories = offered(parts.shared.categories, draft.categoryId);
  return (
    <>
      <Checkbox
        name="isShared"
        label={isOut ? "It was for the household" : "It is the household’s money"}
        hint={
          draft.isShared
            ? "The household sees the day, the amount and the name, but neither your account nor your note."
            : "Nobody else sees this entry, and it counts in no shared figure."
        }
        checked={draft.isShared}
        onChange={(checked) => change({ isShared: checked })}
      />
      {draft.isShared && isOut && categories.length > 0 && (
        <Select
          label="Category"
          name="categoryId"
          placeholder="No category"
          value={draft.categoryId}
          options={categories.map(({ id, label }) => ({ value: id, label }))}
          onChange={(categoryId) => change({ categoryId })}
        />
      )}
      {who}
    </>
  );
}

function Who({ editor: { draft, change, people } }: Pick<PartProps, "editor">) {
  if (people.length === 0) return null;
  return (
    <Select
      label="Who are you here?"
      name="personId"
      value={draft.personId}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(personId) => change({ personId })}
    />
  );
}
