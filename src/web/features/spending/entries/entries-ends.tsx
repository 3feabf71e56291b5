import { formatMoney } from "#domain/money/money.ts";
import { entryAt } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { entriesWords, inPeriod, periodName, sumWords } from "./entry-words.ts";
import { isAsked, whenOf } from "./find/find-state.ts";
import { isSplit } from "./find/found-sums.ts";
import type { Finding } from "./find/use-find.ts";

interface EndProps {
  figures: Pick<Figures, "household" | "today">;
  finding: Finding;
  period: SpendingPeriod;
}

/** The heading, with how many entries there are; where something is looked for also what they come to. */
export function EntriesHead({ id, figures: { household, today }, finding, period }: EndProps & { id: string }) {
  const { find, found, sums } = finding;
  const count = found.positions.length.toLocaleString("en");
  const words = isAsked(find) ? foundWords(finding) : `${count} ${inPeriod(period, today)}`;
  const sum = isAsked(find) && found.positions.length > 0 ? sums() : undefined;
  return (
    <div className="section-head">
      <h2 id={id} tabIndex={-1}>
        Entries
      </h2>
      <p className="entries-count">
        {words}
        {sum?.ok && <strong> {sumWords(sum.value, household)}</strong>}
      </p>
      {isAsked(find) && <Announcement text={words} />}
    </div>
  );
}

const foundWords = ({ found }: Finding): string =>
  found.positions.length === 0 ? "None found" : `${entriesWords(found.positions.length)} found`;

/** The sum, closed as ledgers close. */
export function EntriesEnd({ figures: { household, today }, finding, period }: EndProps) {
  const { find, filter, sums } = finding;
  const sum = sums();
  const isWhole = !isAsked(find);
  const when = whenOf(find) === "period" ? `Found ${inPeriod(period, today)}` : "All found";
  return (
    <div className="entries-end">
      <p className="sum">
        <span>{isWhole ? periodName(period, today) : when}</span>
        <span>{sum.ok ? formatMoney(sum.value.spent, household) : "–"}</span>
      </p>
      {sum.ok && sum.value.income !== 0 && (
        <p className="entries-income">
          <span>Income</span>
          <span>{formatMoney(sum.value.income, household, { sign: "always" })}</span>
        </p>
      )}
      {!sum.ok && <p className="small quiet">These are too large to be added up exactly.</p>}
      {filter.categoryId !== undefined && hasSplit(finding) && (
        <p className="small quiet">Split entries count with the part that is of this category.</p>
      )}
    </div>
  );
}

const hasSplit = ({ found }: Finding): boolean => found.positions.some((_, at) => isSplit(entryAt(found, at)));
