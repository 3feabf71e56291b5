import { type ReactNode, useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor, negate } from "#domain/money/money.ts";
import { colorsOf, type EnvelopeGroup, envelopeGroups } from "#domain/spending/categories.ts";
import type { Uncategorized } from "#domain/spending/entry-sums.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";
import { elapsedIn, whyEnvelope, whyTotalLeft } from "#domain/spending/period-facts.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import { CategoryMark } from "#web/household/category-colors.tsx";
import { type FigureMark, figureMark } from "#web/household/figures/figure-mark.ts";
import { useNeedsCategory } from "#web/household/needs-category/needs-category.tsx";
import { longWeekdayWords } from "#web/household/words/date-words.ts";
import { type ExplanationWords, explanationWords } from "#web/household/words/explanation-words.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Money } from "#web/ui/money.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import { isThisWeek } from "../words.ts";

interface TableProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
  chosen: string | undefined;
  entriesAt: (categoryId: string | undefined) => string;
}

/** The budgets as a table, by group; on phones CSS stacks each row. */
export function BudgetTable({ household, spending, today, chosen, entriesAt }: TableProps) {
  const { envelopes, uncategorized, period } = spending;
  const colors = useMemo(() => colorsOf(household.categories), [household.categories]);
  const groups = envelopeGroups(envelopes);
  const isGrouped = groups.some(({ name }) => name !== undefined);
  const needs = useNeedsCategory({ entries: uncategorized?.entries ?? 0, between: period });
  return (
    <>
      <table className="budget-table">
        <caption className="visually-hidden">Budgets and what they took</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">{markWords(spending, today)}</th>
            <th scope="col">Budget</th>
            <th scope="col">Rolled over</th>
            <th scope="col">Spent</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name ?? ""} className={isGrouped ? "budget-group" : undefined}>
            {isGrouped && <GroupRow group={group} format={household} />}
            {group.envelopes.map((envelope) => (
              <BudgetRow
                key={envelope.category.id}
                envelope={envelope}
                color={colors.get(envelope.category.id)!}
                spending={spending}
                format={household}
                isChosen={chosen === envelope.category.id}
                to={entriesAt(chosen === envelope.category.id ? undefined : envelope.category.id)}
                why={explanationWords(whyEnvelope(spending, envelope), household)}
              />
            ))}
          </tbody>
        ))}
        {uncategorized && (
          <tbody>
            <UncategorizedRow
              uncategorized={uncategorized}
              needs={needs.button}
              format={household}
              isChosen={chosen === ""}
              to={entriesAt(chosen === "" ? undefined : "")}
            />
          </tbody>
        )}
        {envelopes.length > 0 && <Sums spending={spending} format={household} isNow={isThisWeek(period, today)} />}
      </table>
      {needs.dialog}
    </>
  );
}

/** A group's name and the sums of its rows. */
const GroupRow = ({ group: { name, total }, format }: { group: EnvelopeGroup; format: MoneyFormat }) => (
  <tr className="budget-group-row">
    <th scope="rowgroup">{name ?? "Without a group"}</th>
    <AmountCells amounts={total} format={format} />
  </tr>
);

interface CellsProps {
  amounts: EnvelopeGroup["total"];
  format: MoneyFormat;
  why?: ReactNode;
  /** Whether these are the sums of the running week. */
  isNow?: boolean;
}

const AmountCells = ({ amounts, format, why, isNow = false }: CellsProps) => (
  <>
    <td className="budget-meter" />
    <td className="budget-budget">{formatMoney(amounts.budget, format)}</td>
    <td className="budget-rolled">{rolledWords(amounts.carried, format)}</td>
    <td className="budget-spent">
      <Spent
        amount={amounts.spent}
        format={format}
        mark={isNow ? figureMark("spent-week", amounts.spent) : undefined}
      />
    </td>
    <td className="budget-left">
      {why}{" "}
      <Money
        amount={amounts.left}
        format={format}
        tone={amounts.left < 0 ? "loss" : "plain"}
        mark={isNow && amounts.left >= 0 ? figureMark("safe-to-spend", amounts.left) : undefined}
      />
    </td>
  </>
);

/** The column sums: each is the sum of its rows, and left is budget + rolled over − spent. */
const Sums = ({ spending, format, isNow }: { spending: PeriodSpending; format: MoneyFormat; isNow: boolean }) => (
  <tfoot>
    <tr>
      <th scope="row">Everyday</th>
      <AmountCells
        amounts={spending.total}
        format={format}
        why={<Why about="Left" {...explanationWords(whyTotalLeft(spending), format)} />}
        isNow={isNow}
      />
    </tr>
  </tfoot>
);

interface RowProps {
  envelope: Envelope;
  color: number;
  spending: PeriodSpending;
  format: MoneyFormat;
  isChosen: boolean;
  /** Link that filters the entries by this category, or clears the filter. */
  to: string;
  why: ExplanationWords;
}

function BudgetRow({ envelope, color, spending, format, isChosen, to, why }: RowProps) {
  const { category, budget, carried, spent, left } = envelope;
  const room = minor(budget + carried);
  const { days, of } = elapsedIn(spending);
  return (
    <tr className={isChosen ? "budget-row budget-row--chosen" : "budget-row"}>
      <NameCell to={to} isChosen={isChosen} label={category.label} color={color} />
      <td className="budget-meter">
        {(room > 0 || spent > 0) && (
          <Meter
            label={`${category.label}, spent`}
            value={room > 0 ? spent : 1}
            max={room > 0 ? room : 1}
            valueText={meterWords(envelope, format)}
            tick={spending.daysLeft > 0 && room > 0 ? (room * days) / of : undefined}
            over={left < 0}
          />
        )}
      </td>
      <td className="budget-budget">{budget === 0 ? "–" : formatMoney(budget, format)}</td>
      <td className="budget-rolled">{rolledWords(carried, format)}</td>
      <td className="budget-spent">
        <Spent amount={spent} format={format} />
      </td>
      <td className="budget-left">
        <Why about={`${category.label}, left`} {...why} />{" "}
        <Money amount={left} format={format} tone={left < 0 ? "loss" : "plain"} />
        <span className="budget-of">of {formatMoney(room, format)} left</span>
      </td>
    </tr>
  );
}

interface UncategorizedProps {
  uncategorized: Uncategorized;
  needs: ReactNode;
  format: MoneyFormat;
  isChosen: boolean;
  to: string;
}

/** Everyday spending without a category. It has no budget, so all of it takes from what is left. */
const UncategorizedRow = ({ uncategorized: { spent }, needs, format, isChosen, to }: UncategorizedProps) => (
  <tr className={isChosen ? "budget-row budget-row--chosen" : "budget-row"}>
    <NameCell to={to} isChosen={isChosen} label="Without a category" />
    <td className="budget-meter budget-needs">{needs}</td>
    <td className="budget-budget">–</td>
    <td className="budget-rolled">–</td>
    <td className="budget-spent">
      <Spent amount={spent} format={format} />
    </td>
    <td className="budget-left">
      <Money amount={negate(spent)} format={format} tone={spent > 0 ? "loss" : "plain"} />
      <span className="budget-of">of {formatMoney(minor(0), format)} left</span>
    </td>
  </tr>
);

interface NameProps {
  to: string;
  isChosen: boolean;
  label: string;
  color?: number;
}

const NameCell = ({ to, isChosen, label, color }: NameProps) => (
  <th scope="row" className="budget-name">
    <Link to={to} className="budget-link" aria-current={isChosen || undefined}>
      {color !== undefined && <CategoryMark color={color} />}
      {label}
      <span className="visually-hidden">{isChosen ? ": show all entries" : ": show its entries"}</span>
    </Link>
  </th>
);

const rolledWords = (carried: Minor, format: MoneyFormat): string =>
  carried === 0 ? "–" : formatMoney(carried, format, { sign: "always" });

/** Refunds have a plus sign, as in the list of entries. */
const Spent = ({ amount, format, mark }: { amount: Minor; format: MoneyFormat; mark?: FigureMark | undefined }) =>
  amount < 0 ? (
    <Money amount={negate(amount)} format={format} tone="gain" mark={mark} />
  ) : (
    <Money amount={amount} format={format} mark={mark} />
  );

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

/** The meaning of the tick in each meter: "Thursday mark: four sevenths of the week". */
function markWords(spending: PeriodSpending, today: Day): string {
  const { period, daysLeft } = spending;
  if (daysLeft === 0) return "Spent of what there was";
  const { days, of } = elapsedIn(spending);
  if (period.kind !== "week" || of !== 7) return `Today’s mark: day ${days} of ${of}`;
  if (days === 7) return `${longWeekdayWords(today)} mark: the whole week`;
  return `${longWeekdayWords(today)} mark: ${numbers[days]} ${days === 1 ? "seventh" : "sevenths"} of the week`;
}

/** The meter's text for screen readers. */
const meterWords = ({ spent, budget, carried }: Envelope, format: MoneyFormat): string =>
  `${formatMoney(spent, format)} of ${formatMoney((budget + carried) as typeof budget, format)}`;
