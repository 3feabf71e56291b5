import { type FormEvent, useMemo, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey, accountOfReceiver } from "#domain/ledger/account-choices.ts";
import { accountKey, defaultAccountOf } from "#domain/ledger/accounts.ts";
import type { CategoryGuess, PayeeRule } from "#domain/spending/payee-memory.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { lastPayer, usePayeeGuess } from "#web/household/payee-guess.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { Command } from "#web/store/index.ts";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { failedWriteText } from "../../words.ts";
import { deletingEntries } from "../bulk/bulk-commands.ts";
import { entryAndAmount } from "../entry-words.ts";
import { useBillOfEntry, withBill } from "./bill-field.tsx";
import { type Draft, draftOf, duplicateOf } from "./draft.ts";
import { savingEntry, templateFor } from "./entry-commands.ts";
import { type Problems, type ResolvedFields, readDraft } from "./read-draft.ts";

export type Editor = ReturnType<typeof useEditor>;

/** The state and actions of the entry form. */
export function useEditor(props: EditorProps) {
  const { figures, self, opened, onOpen, onClose } = props;
  const { household, book, today, state } = figures;
  const saved = useMemo(() => savedItemsOf(state), [state]);
  const [before] = useState(opened.kind === "edit" ? opened.entry : undefined);
  const [template] = useState(() => before && templateFor(before, saved.repeats));
  const typing = useTyping(opened.kind === "add" ? opened.draft : draftOf(before!, household, template));
  const { draft, form, show } = typing;
  const payee = usePayeeGuess(draft.payee, household, saved.rules, book);
  const fields = resolveFields(draft, payee.guess, { household, book, self });
  const bills = useBillOfEntry(draft, fields, before, figures);
  const resolved = withBill(draft, fields, bills.chosen, household);
  const isDeleted = before !== undefined && !state.of.transaction.get(before.id);
  const writing = useWriting(onClose);
  const save = () => {
    const read = readDraft(draft, resolved, household, today);
    show(read.ok ? {} : read.problems);
    if (!read.ok) return;
    const opened = isDeleted ? undefined : before;
    const { command, message } = savingEntry({
      ...props,
      read: read.value,
      draft,
      resolved,
      saved,
      before: opened,
      template,
    });
    void writing.write(command, message);
  };
  const remove = () =>
    void writing.write(deletingEntries([before!.id]), `${entryAndAmount(before!, household)}: deleted`);
  const duplicate = () => onOpen({ kind: "add", draft: duplicateOf(before!, household, today) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return {
    ...typing,
    ...payee,
    ...writing,
    bills,
    form,
    saved,
    before,
    template,
    resolved,
    isDeleted,
    submit,
    remove,
    duplicate,
  };
}

/** The draft and its problems. A problem goes away once its field changes. */
function useTyping(first: Draft) {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !concerns(name, part))));
  };
  const show = (found: Problems) => {
    setProblems(found);
    if (Object.keys(found).length > 0) focusInvalid();
  };
  return { form, draft, change, problems, show };
}

const accountFields = new Set(["account", "toAccount"]);

const concerns = (name: string, part: Partial<Draft>): boolean =>
  name in part ||
  (accountFields.has(name) &&
    ["account", "toAccount", "toPersonId", "personId", "day", "type"].some((one) => one in part)) ||
  (name.startsWith("split") && ("splits" in part || "amount" in part));

/** On a failed write the form keeps what was typed and says why. */
function useWriting(onClose: () => void) {
  const run = useRun();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isWriting = useRef(false);
  const write = async (command: Command, message: string) => {
    // Pressing Enter twice adds one entry.
    if (isWriting.current) return;
    isWriting.current = true;
    setBusy(true);
    const written = await run(command, message);
    isWriting.current = false;
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(failedWriteText(written.problem));
  };
  return { failed, isBusy, write };
}

export type EditorTarget = { kind: "add"; draft: Draft } | { kind: "edit"; entry: Transaction };

export interface EditorProps {
  figures: Pick<Figures, "household" | "today" | "book" | "state" | "current">;
  self: string | undefined;
  /** All entries, latest first. */
  entries: readonly Transaction[];
  opened: EditorTarget;
  onOpen: (opened: EditorTarget) => void;
  /** Receives the draft of a new entry that was left unfinished. */
  onClose: (unfinished?: Draft) => void;
}

/** What the household stores besides its entries. */
export interface SavedItems {
  rules: readonly PayeeRule[];
  repeats: readonly RecurringTemplate[];
  quick: readonly EntryTemplate[];
}

const savedItemsOf = ({ of }: Figures["state"]): SavedItems => ({
  rules: of.rule.list(),
  repeats: of.recurring.list(),
  quick: of.template.list(),
});

/** The chosen category and payer if they exist; else the guessed category, and the current user or the last payer. */
function resolveFields(
  draft: Draft,
  guess: CategoryGuess | undefined,
  { household, book, self }: { household: Household; book: SpendingBook; self: string | undefined },
): ResolvedFields & { isGuessed: boolean } {
  const { categoryId, personId } = draft;
  const isGuessed = categoryId === undefined && guess !== undefined;
  const categoryExists = [...household.categories, ...(draft.newCategory ? [draft.newCategory] : [])].some(
    ({ id }) => id === categoryId,
  );
  const adults = adultsOf(household.people);
  const payers = [self, lastPayer(book), adults[0]?.id];
  const payer = personId ?? payers.find((wanted) => adults.some(({ id }) => id === wanted)) ?? "";
  return {
    isGuessed,
    categoryId: isGuessed ? guess.categoryId : categoryExists ? categoryId! : "",
    personId: payer,
    ...resolveAccounts(draft, payer, household),
  };
}

/** The chosen accounts, otherwise those of the payer and the receiver. */
function resolveAccounts(draft: Draft, payer: string, household: Household) {
  const { type, toPersonId, account, toAccount } = draft;
  const keyOf = (ref: ReturnType<typeof defaultAccountOf>) => (ref ? accountKey(ref) : "");
  const from = account ?? keyOf(defaultAccountOf(household, payer));
  if (type !== "transfer") return { account: from, toAccount: "" };
  const received = toPersonId === "" ? undefined : accountOfReceiver(household, toPersonId, accountOfKey(from));
  return { account: from, toAccount: toAccount ?? keyOf(received) };
}
