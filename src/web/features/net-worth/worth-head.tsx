import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { whyNetWorth } from "#domain/net-worth/net-worth.ts";
import { changeSinceJanuary } from "#domain/net-worth/net-worth-change.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { numberWords } from "#web/household/words/number-words.ts";
import { nameOf, namesWords } from "#web/household/words/people-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { dayWords, roundMoney } from "./words.ts";
import type { Worth } from "./worth.ts";

interface HeadProps {
  household: Household;
  worth: Worth;
  /** The person whose share is shown; "" for everyone. */
  person: string;
}

/** The net worth, its change, and its uncertainty. */
export function WorthHead({ household, worth, person }: HeadProps) {
  const { now } = worth;
  const isLong = formatMoney(now.net, household).length > longHero;
  return (
    <div className="worth-head">
      <p className="worth-of">Net worth{whoseWords(household, person)}</p>
      <p className={isLong ? "worth-hero worth-hero--long" : "worth-hero"}>
        <Money
          amount={now.net}
          format={household}
          size="hero"
          mark={person === "" ? figureMark("net-worth", now.net) : undefined}
        />
      </p>
      <p className="worth-facts">
        <Change worth={worth} />
        <span>{bandWords(worth)}</span> <Why about="Net worth" {...explanationWords(whyNetWorth(now), household)} />
      </p>
    </div>
  );
}

/** Longer amounts in the largest type do not fit on a phone. */
const longHero = 13;

function whoseWords({ people }: Household, person: string): string {
  if (person !== "") return `, ${nameOf(people, person)} alone`;
  const names = namesWords(people);
  return names && `, ${names}`;
}

/** "between $91,497.60 and $98,497.60, two values are estimates". Never empty, since a "why?" follows. */
function bandWords({ now, holdings, space: { format } }: Worth): string {
  const estimates = holdings.filter(({ standing }) => standing && standing.low < standing.high).length;
  const absent = now.absent === 0 ? "" : `${numberWords(now.absent)} without a balance`;
  if (estimates === 0) return absent || "each by its last balance and its entries since";
  const between = `between ${formatMoney(now.low, format)} and ${formatMoney(now.high, format)}`;
  const counted = estimates === 1 ? "one value is an estimate" : `${numberWords(estimates)} values are estimates`;
  return [between, counted, absent].filter(Boolean).join(", ");
}

/** By sign. An unchanged amount has no class. */
const changeClasses: Readonly<Record<string, string>> = { "1": "worth-change--up", "-1": "worth-change--down" };

function Change({ worth: { book, space } }: { worth: Worth }) {
  const { format, today } = space;
  const sinceJanuary = changeSinceJanuary(book, today);
  if (!sinceJanuary) return null;
  const { amount, firstCounted, why } = sinceJanuary.change;
  const since = `since ${sinceJanuary.since === "january" ? "January" : dayWords(sinceJanuary.from, today)}`;
  const first = `${firstCounted === amount ? "all" : roundMoney(firstCounted, format)} of it counted for the first time`;
  return (
    <>
      <span className={["worth-change", changeClasses[Math.sign(amount)]].filter(Boolean).join(" ")}>
        {amount !== 0 && <Icon name={amount < 0 ? "arrow-down-triangle" : "arrow-up-triangle"} size={14} />}
        {amount === 0 ? "Unchanged" : roundMoney(amount, format)} {since}
      </span>
      {firstCounted !== 0 && `, ${first}`} <Why about="The change" {...explanationWords(why, format)} />
      <span aria-hidden="true"> · </span>
    </>
  );
}
