import { type AccountRef, type Household, maxLabelLength } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import {
  accountByMarks,
  accountMarksInName,
  accountNamedInFile,
  type ChosenAccount,
  labelMark,
  onlyAccount,
} from "#domain/import/account-of-file.ts";
import type { MappingDraft, Question } from "#domain/import/guess-mapping.ts";
import { type ImportMapping, type MoneyColumns, sourcesOf } from "#domain/import/mapping.ts";
import { type FileAccount, guessDirection } from "#domain/import/money-direction.ts";
import { clip } from "#domain/import/row-text.ts";
import { accountKey, listedAccount } from "#domain/ledger/accounts.ts";
import { payeeStem } from "#domain/spending/payee-rules.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { OpenedFile } from "./reader/import-handlers.ts";

interface KnownSource {
  source: ImportSource;
  mapping: ImportMapping;
}

/** The opened file, and the sources whose files have the same header. */
export interface ChosenFile {
  name: string;
  opened: OpenedFile;
  known: readonly KnownSource[];
  sources: readonly ImportSource[];
  /** What tells the file's account, the surest alone: a number in the file, an account's label or a number in its name. */
  marks: readonly string[];
  /** The account whose label is in the file's name. */
  named: AccountRef | undefined;
}

export function chosenFile(
  name: string,
  opened: OpenedFile,
  sources: readonly ImportSource[],
  household: Household,
): ChosenFile {
  const named = accountNamedInFile(name, accountsOf(household));
  const inName = named ? [labelMark(named.label)] : accountMarksInName(name);
  const marks = opened.marks.length > 0 ? opened.marks : inName;
  return { name, opened, known: sourcesOf(sources, opened), sources, marks, named: named?.ref };
}

/** How to read the file, and who its entries belong to. */
export interface ReadingPlan {
  /** The source that the file is from; undefined for a new one with this label. */
  sourceId: string | undefined;
  label: string;
  mapping: MappingDraft;
  /** What could not be detected. The direction is asked about by itself, because the account may settle it. */
  asks: readonly Question[];
  /** Whether the user is asked if amounts without a minus are money out or in, and whether they said so. */
  direction: { isAsked: boolean; isSaid: boolean };
  personId: string;
  /** Empty: for everyone together. */
  forPersonId: string;
  /** The account or debt that the file is of; null: none of those listed; undefined: not chosen yet. */
  account: ChosenAccount | undefined;
}

type Owners = Pick<ReadingPlan, "personId" | "forPersonId" | "account">;

/** Numbers in names of files may change with each file. */
const mostMarks = 40;

/** The mapping as it is stored with its source, together with the owners and with what tells the account from now on. */
export function storedMapping(
  mapping: ImportMapping,
  { personId, forPersonId, account, sourceId }: Owners & Pick<ReadingPlan, "sourceId">,
  file: ChosenFile,
): Record<string, unknown> {
  const before = file.sources.find(({ id }) => id === sourceId);
  const marks = [...new Set([...file.marks, ...(before ? marksOf(before) : [])])].slice(0, mostMarks).sort();
  return {
    ...mapping,
    personId,
    // Null: the user chose none of the listed accounts. Without listed accounts there was no choice.
    ...(account !== undefined && { account }),
    ...(forPersonId !== "" && { forPersonId }),
    ...(marks.length > 0 && { marks }),
  };
}

const marksOf = ({ mapping: { marks } }: ImportSource): readonly string[] =>
  Array.isArray(marks) ? marks.filter((mark): mark is string => typeof mark === "string") : [];

function withoutOwners(mapping: ImportMapping): ImportMapping {
  const {
    personId: _,
    forPersonId: __,
    account: ___,
    marks: ____,
    ...rest
  } = mapping as ImportMapping & Partial<Stored>;
  return rest;
}

type Stored = Owners & { marks: unknown };

/** The accounts and debts that entries can be of. */
export const accountsOf = ({ accounts, debts }: Pick<Household, "accounts" | "debts">) =>
  [
    ...accounts.map(({ id, label, closedOn }) => ({ ref: { kind: "account" as const, id }, label, closedOn })),
    ...debts.map(({ id, label, closedOn }) => ({ ref: { kind: "debt" as const, id }, label, closedOn })),
  ].filter(({ closedOn }) => closedOn === undefined);

const keyOf = (account: ChosenAccount): string => (account ? accountKey(account) : "");

/** The account that was chosen for a source; undefined if none was, or if it is gone. */
function accountOfSource({ mapping }: ImportSource, household: Household): ChosenAccount | undefined {
  const { account } = mapping as { account?: ChosenAccount };
  if (account === undefined || account === null) return account;
  return accountsOf(household).find(({ ref }) => accountKey(ref) === keyOf(account))?.ref;
}

/** The sources that a file of the account may be from: its own, otherwise those without one. */
export function sourcesFor(
  { known }: ChosenFile,
  account: ChosenAccount | undefined,
  household: Household,
): readonly KnownSource[] {
  if (accountsOf(household).length === 0) return known;
  if (account === undefined) return [];
  const chosen = known.map((one) => ({ one, of: accountOfSource(one.source, household) }));
  const own = chosen.filter(({ of }) => of !== undefined && keyOf(of) === keyOf(account));
  return (own.length > 0 ? own : chosen.filter(({ of }) => of === undefined)).map(({ one }) => one);
}

/** The account that needs no question: the household's only one, or the one that was confirmed for a file with the same marks. */
export function identifiedAccount(
  { known, sources, marks }: ChosenFile,
  household: Household,
): ChosenAccount | undefined {
  if (accountsOf(household).length === 0) return undefined;
  const only = onlyAccount(household);
  const others = known.map(({ source }) => accountOfSource(source, household)).filter((of) => of !== undefined);
  if (only !== undefined && others.every((of) => keyOf(of) === keyOf(only))) return only;
  const confirmed = sources.flatMap((source) => {
    const account = accountOfSource(source, household);
    return account === undefined ? [] : { account, marks: marksOf(source) };
  });
  return accountByMarks(marks, confirmed);
}

/** A number in the name may be the customer's, which all accounts share. It proposes an account, and rows or a person confirm it. */
export const isByNameAlone = ({ opened, named }: ChosenFile, household: Household): boolean =>
  opened.marks.length === 0 && named === undefined && onlyAccount(household) === undefined;

/** Whether files of the account are known, and of one source alone. */
export const isAsLastTime = (file: ChosenFile, { sourceId, account }: ReadingPlan, household: Household): boolean =>
  sourceId !== undefined && sourcesFor(file, account, household).length === 1;

/** The different ways in which files with this header were read. */
export function knownMappings({ known }: ChosenFile): ImportMapping[] {
  const different = new Map(known.map(({ mapping }) => [JSON.stringify(withoutOwners(mapping)), mapping]));
  return [...different.values()];
}

/**
 * The plan for a file of an account. `source` is the one that was chosen among several; null makes a new one, which is read
 * by what the file tells. Any other new source is read like the known files with the same header.
 */
export function planFor(
  file: ChosenFile,
  account: ChosenAccount | undefined,
  household: Household,
  self: string | undefined,
  source?: KnownSource | null,
): ReadingPlan {
  const { name, opened, known, sources } = file;
  const like = source === null ? undefined : (source ?? sourcesFor(file, account, household)[0]);
  const pattern = source === null ? undefined : (like ?? known[0]);
  const stored = (like?.source.mapping ?? {}) as Record<string, unknown>;
  const isMember = (id: unknown): id is string => household.people.some((person) => person.id === id);
  const personId = [stored.personId, self, adultsOf(household.people)[0]?.id].find(isMember) ?? "";
  // A source without an account may be of another kind of account than the one that now takes it over.
  const isOwn = like && (account === undefined || accountOfSource(like.source, household) !== undefined);
  const draft = pattern ? withoutOwners(pattern.mapping) : (opened.mapping ?? opened.guess.draft);
  const plan: ReadingPlan = {
    sourceId: like?.source.id,
    label: like?.source.label ?? newLabel(name, account, household, sources),
    mapping: isOwn ? draft : mappingOf(draft, account),
    asks: pattern || opened.mapping ? [] : opened.guess.asks.filter((question) => question !== "way"),
    direction: { isAsked: false, isSaid: false },
    personId,
    account,
    forPersonId: isMember(stored.forPersonId) ? stored.forPersonId : "",
  };
  return isOwn || opened.mapping ? plan : withDirection(plan, file, household);
}

/** The plan with another account. What the user said before stays, unless files of that account were read before. */
export function withAccount(
  plan: ReadingPlan,
  account: ChosenAccount | undefined,
  file: ChosenFile,
  household: Household,
  self: string | undefined,
): ReadingPlan {
  const next = planFor(file, account, household, self);
  if (plan.sourceId !== undefined || next.sourceId !== undefined) return next;
  const isOwnLabel = plan.label !== newLabel(file.name, plan.account, household, file.sources);
  const { personId, forPersonId, direction } = plan;
  const said = { personId, forPersonId, direction, ...(isOwnLabel && { label: plan.label }) };
  return withDirection({ ...next, ...said, mapping: mappingOf(plan.mapping, account) }, file, household);
}

/** The plan with another mapping. Another amount column has its own direction. */
export function withMapping(plan: ReadingPlan, mapping: MappingDraft, file: ChosenFile, household: Household) {
  const [before, after] = [plan.mapping.money, mapping.money];
  const isSame = before?.kind === after?.kind && (after?.kind !== "one" || columnOf(before) === after.column);
  const next = { ...plan, mapping };
  return isSame ? next : withDirection({ ...next, direction: { isAsked: false, isSaid: false } }, file, household);
}

const columnOf = (money: MoneyColumns | undefined) => (money?.kind === "one" ? money.column : undefined);

/** The plan with the user's answer. */
export const withSaidDirection = (plan: ReadingPlan, out: "below-zero" | "above-zero"): ReadingPlan => {
  const { money } = plan.mapping;
  if (money?.kind !== "one") return plan;
  const direction = { ...plan.direction, isSaid: true };
  return { ...plan, direction, mapping: { ...plan.mapping, money: { ...money, out } } };
};

/** Settles the direction by the file, its account, or files of the same kind of account; otherwise the user is asked. */
function withDirection(plan: ReadingPlan, file: ChosenFile, household: Household): ReadingPlan {
  const { mapping, account } = plan;
  const { money } = mapping;
  if (plan.direction.isSaid) return plan;
  const asked = (isAsked: boolean): ReadingPlan => ({ ...plan, direction: { isAsked, isSaid: false } });
  if (money?.kind !== "one" || file.opened.sample.length === 0) return asked(false);
  const { direction: evidence, draft } = file.opened.guess;
  const settled = (out: "below-zero" | "above-zero") => ({
    ...asked(false),
    mapping: { ...mapping, money: { ...money, out } },
  });
  // Without evidence each of the amounts says its direction itself.
  if (!evidence && columnOf(draft.money) === money.column) return settled("below-zero");
  const kind = kindOfAccount(account, household);
  const guess = evidence?.column === money.column ? guessDirection(evidence, kind) : undefined;
  if (guess?.isSure) return settled(guess.out);
  const isCard = kind === "card";
  const alike = file.known.find(({ source, mapping: { money: own } }) => {
    const of = accountOfSource(source, household);
    return of && account && columnOf(own) === money.column && (kindOfAccount(of, household) === "card") === isCard;
  });
  if (alike?.mapping.money.kind === "one") return settled(alike.mapping.money.out);
  return guess ? { ...settled(guess.out), direction: asked(true).direction } : asked(true);
}

function kindOfAccount(account: ChosenAccount | undefined, household: Household): FileAccount | undefined {
  const listed = account && listedAccount(household, account);
  if (!listed) return undefined;
  if (account.kind === "debt") return listed.kind === "card" ? "card" : undefined;
  return listed.kind === "savings" ? "savings" : "everyday";
}

/** A card's file holds refunds and payments, but no income. */
const mappingOf = (draft: MappingDraft, account: ChosenAccount | undefined): MappingDraft =>
  account ? { ...draft, moneyIn: account.kind === "debt" ? "refund" : "income" } : draft;

/** The account's name, unless other files have it; otherwise what the file's name tells. */
function newLabel(
  name: string,
  account: ChosenAccount | undefined,
  household: Household,
  sources: readonly ImportSource[],
): string {
  const label = account ? listedAccount(household, account)?.label : undefined;
  const isTaken = sources.some((source) => source.label.toLowerCase() === label?.toLowerCase());
  return label !== undefined && !isTaken ? label : labelOf(name);
}

/** "Joint account 2026-11.csv" is probably from the joint account. */
function labelOf(fileName: string): string {
  const stem = payeeStem(fileName.replace(/\.[a-z]{1,4}$/i, "").replaceAll("_", " "));
  return clip(stem, maxLabelLength).trim() || "My bank";
}
