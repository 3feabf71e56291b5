import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { changesByRules } from "#domain/spending/apply-rules.ts";
import type { CategoryGuess, PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { lastPayer } from "#web/household/entry/payee-guess.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { Command } from "#web/store/command.ts";
import { changingEntries } from "../bulk/bulk-commands.ts";
import type { Draft } from "./draft.ts";
import { placeRule, placingRule, withPlaced } from "./place-rule.ts";
import type { Settled } from "./read-draft.ts";

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

export const keptIn = ({ of }: Figures["state"]): Kept => ({
  rules: inDomain(of.rule),
  repeats: inDomain(of.recurring),
  quick: inDomain(of.template),
});

/** What is chosen counts while it is there; else the guess, and whoever is here or entered the last one. */
export function settle(
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

export interface RuleEffect {
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
