import type { Household } from "#domain/household/household.ts";
import { longestLabel } from "#domain/household/limits.ts";
import type { ImportSource } from "#domain/household/records.ts";
import type { MappingDraft } from "#domain/import/guess-mapping.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import { clip } from "#domain/import/row-text.ts";
import { payeeStem } from "#domain/spending/suggest-rule.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { OpenedFile } from "#web/import/import-messages.ts";

export interface KnownSource {
  source: ImportSource;
  mapping: ImportMapping;
}

/** A file that was opened, and the accounts whose files look like it. */
export interface ChosenFile {
  name: string;
  opened: OpenedFile;
  known: readonly KnownSource[];
}

/** How a file is read, and whose entries it holds. */
export interface ReadingPlan {
  /** The account it is from; undefined: a new one, by this label. */
  sourceId: string | undefined;
  label: string;
  mapping: MappingDraft;
  personId: string;
  /** Empty: for everyone together. */
  forPersonId: string;
}

type Whose = Pick<ReadingPlan, "personId" | "forPersonId">;

/** As it is kept with its account: how it is read, and whose it is. */
export const keptMapping = (mapping: ImportMapping, { personId, forPersonId }: Whose): Record<string, unknown> => ({
  ...mapping,
  personId,
  ...(forPersonId !== "" && { forPersonId }),
});

/** The plan for an account that is known, or a new one. Whoever left the household is not proposed. */
export function planFor(
  { name, opened }: ChosenFile,
  known: KnownSource | undefined,
  household: Pick<Household, "people">,
  self: string | undefined,
): ReadingPlan {
  const kept = (known?.source.mapping ?? {}) as Record<string, unknown>;
  const isHere = (id: unknown): id is string => household.people.some((person) => person.id === id);
  const adults = adultsOf(household.people);
  const personId = [kept.personId, self, adults[0]?.id].find(isHere) ?? "";
  return {
    sourceId: known?.source.id,
    label: known?.source.label ?? labelOf(name),
    mapping: known ? withoutWhose(known.mapping) : (opened.mapping ?? opened.guess.draft),
    personId,
    forPersonId: isHere(kept.forPersonId) ? kept.forPersonId : "",
  };
}

function withoutWhose(mapping: ImportMapping): ImportMapping {
  const { personId: _, forPersonId: __, ...rest } = mapping as ImportMapping & Partial<Whose>;
  return rest;
}

/** "Joint account 2026-11.csv" is probably of the joint account. */
function labelOf(fileName: string): string {
  const stem = payeeStem(fileName.replace(/\.[a-z]{1,4}$/i, "").replaceAll("_", " "));
  return clip(stem, longestLabel).trim() || "My bank";
}
