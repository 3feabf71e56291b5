import { type FormEvent, useMemo, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import type { CategoryGuess, PayeeRule } from "#domain/spending/payee-memory.ts";
import { changesByRules } from "#domain/spending/payee-rules.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { lastPayer, usePayeeGuess } from "#web/household/payee-guess.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { Command } from "#web/store/command.ts";
import { notKeptText } from "../../words.ts";
import { changingEntries, deletingEntries } from "../bulk/bulk-commands.ts";
import { entryAndAmount } from "../entry-words.ts";
import { type Draft, draftOf, duplicateOf } from "./draft.ts";
import { savingEntry, templateFor } from "./entry-commands.ts";
import { placeRule, placingRule, withPlaced } from "./place-rule.ts";
import { type Problems, readDraft, type Settled } from "./read-draft.ts";

export type Editor = ReturnType<typeof useEditor>;

/** What is typed of one entry, what follows from it, and what is done with it. */
export function useEditor(props: EditorProps) {
  const { figures, self, opened, onOpen, onClose } = props;
  const { household, book, today, state } = figures;
  const kept = useMemo(() => keptIn(state), [state]);
  const [before] = useState(opened.kind === "edit" ? opened.entry : undefined);
  const [template] = useState(() => before && templateFor(before, kept.repeats));
  const typing = useTyping(opened.kind === "add" ? opened.draft : draftOf(before!, household, template));
  const { draft, form, show } = typing;
  const payee = usePayeeGuess(draft.payee, household.categories, kept.rules, book);
  const settled = settle(draft, payee.guess, { household, book, self });
  const isGone = before !== undefined && !state.of.transaction.get(before.id);
  const writing = useWriting(onClose);
  const save = () => {
    const read = readDraft(draft, settled, household, today);
    show(read.ok ? {} : read.problems);
    if (!read.ok) return;
    const opened = isGone ? undefined : before;
    const { command, said } = savingEntry({
      ...props,
      read: read.value,
      draft,
      settled,
      kept,
      before: opened,
      template,
    });
    void writing.write(command, said);
  };
  const remove = () =>
    void writing.write(deletingEntries([before!.id]), `${entryAndAmount(before!, household)}: deleted`);
  const duplicate = () => onOpen({ kind: "add", draft: duplicateOf(before!, household, today) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return {
    ...{ ...typing, ...payee, ...writing, form, kept, before, template, settled, isGone },
    ...{ submit, remove, duplicate },
  };
}

/** The draft, and what is wrong with it until that is typed anew. */
function useTyping(first: Draft) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isAbout(name, part))));
  };
  const show = (found: Problems) => {
    setProblems(found);
    // The message is there by the next moment, and the keyboard goes to its field.
    if (Object.keys(found).length > 0)
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true], .editor-rest--wrong")?.focus());
  };
  return { form, draft, change, problems, show };
}

const isAbout = (name: string, part: Partial<Draft>): boolean =>
  name in part || (name.startsWith("split") && ("splits" in part || "amount" in part));

/** Nothing typed is lost where it can't be written: the form stays as it is and says why. */
function useWriting(onClose: () => void) {
  const run = useRun();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const write = async (command: Command, said: string) => {
    // Enter pressed twice is one entry.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const written = await run(command, said);
    isUnderWay.current = false;
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(notKeptText(written.problem));
  };
  return { failed, isBusy, write };
}

export type Opened = { kind: "add"; draft: Draft } | { kind: "edit"; entry: Transaction };

export interface EditorProps {
  figures: Pick<Figures, "household" | "today" | "book" | "state">;
  self: string | undefined;
  /** All entries, the latest first. */
  entries: readonly Transaction[];
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** With what was being typed, where a new entry was left unfinished. */
  onClose: (unfinished?: Draft) => void;
}

/** What the household keeps besides its entries. */
export interface Kept {
  rules: readonly PayeeRule[];
  repeats: readonly RecurringTemplate[];
  quick: readonly EntryTemplate[];
}

const keptIn = ({ of }: Figures["state"]): Kept => ({
  rules: inDomain(of.rule),
  repeats: inDomain(of.recurring),
  quick: inDomain(of.template),
});

/** What is chosen counts while it is there; else the guess, and whoever is here or entered the last one. */
function settle(
  draft: Draft,
  guess: CategoryGuess | undefined,
  { household, book, self }: { household: Household; book: SpendingBook; self: string | undefined },
): Settled & { isGuessed: boolean } {
  const { categoryId, personId } = draft;
  const isGuessed = categoryId === undefined && guess !== undefined;
  const isThere = household.categories.some(({ id }) => id === categoryId);
  const adults = adultsOf(household.people);
  const payers = [self, lastPayer(book), adults[0]?.id];
  return {
    isGuessed,
    categoryId: isGuessed ? guess.categoryId : isThere ? categoryId! : "",
    personId: personId ?? payers.find((wanted) => adults.some(({ id }) => id === wanted)) ?? "",
  };
}

/** A rule can be made of an entry with one category and someone to name. */
export const mayHaveRule = ({ type, splits, payee }: Draft, { categoryId }: Settled): boolean =>
  (type === "spending" || type === "refund") && !splits && categoryId !== "" && payee.trim() !== "";

interface RuleEffect {
  /** Past entries without a category, and those to which someone gave another. */
  open: readonly Transaction[];
  chosen: readonly Transaction[];
}

/** What a rule would change in the past, but for the entry that is being typed. */
export function ruleEffect(
  { contains, categoryId, except }: { contains: string; categoryId: string; except: string | undefined },
  rules: readonly PayeeRule[],
  { household: { categories }, book }: Pick<Figures, "household" | "book">,
): RuleEffect {
  if (contains.trim() === "") return { open: [], chosen: [] };
  const placed = placeRule(rules, contains, categoryId);
  const { open, chosen } = changesByRules(book, withPlaced(rules, placed), categories, placed.rule.id);
  const others = (list: typeof open) => list.map(({ entry }) => entry).filter(({ id }) => id !== except);
  return { open: others(open), chosen: others(chosen) };
}

/** The rule, and the past entries that were asked to follow it. */
export function ruleCommands(
  name: string,
  { contains, categoryId, past }: { contains: string; categoryId: string; past: readonly Transaction[] },
  rules: readonly PayeeRule[],
): Command[] {
  const changes = new Map(past.map(({ id }) => [id, { categoryId }]));
  const follow = changes.size > 0 ? [changingEntries(changes)] : [];
  return [...placingRule(name, placeRule(rules, contains, categoryId)), ...follow];
}
