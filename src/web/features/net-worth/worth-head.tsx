import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { whyNetWorth } from "#domain/net-worth/net-worth.ts";
import { changeSinceJanuary } from "#domain/net-worth/net-worth-change.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { numberWords } from "#web/household/words/number-words.ts";
import { nameOf, namesWords } from "#web/household/words/people-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { dayWords, roundMoney } from "./words.ts";
import type { Worth } from "./worth.ts";
import "./net-worth.css";

interface HeadProps {
  household: Household;
  worth: Worth;
  /** Whose alone; empty for all of it. */
  person: string;
}

/** What it all comes to, how it went, and how sure that is. */
export function WorthHead({ household, worth, person }: HeadProps) {
  const { now } = worth;
  const isLong = formatMoney(now.net, household).length > longHero;
  return (
    <div className="worth-head">
      <p className="worth-of">Net worth{whoseWords(household, person)}</p>
      <p className={isLong ? "worth-hero worth-hero--long" : "worth-hero"}>
        <Money amount={now.net} format={household} size="hero" />
      </p>
      <p className="worth-facts">
        <Change worth={worth} />
        <span>{bandWords(worth)}</span> <Why about="Net worth" {...explanationWords(whyNetWorth(now), household)} />
      </p>
    </div>
  );
}

/** More than this in the largest type leaves a phone. */
const longHero = 13;

function whoseWords({ people }: Household, person: string): string {
  if (person !== "") return `, ${nameOf(people, person)} alone`;
  const names = namesWords(people);
  return names && `, ${names}`;
}

/** "between $91,497.60 and $98,497.60, two values are estimates". Never nothing: a "why?" follows. */
function bandWords({ now, holdings, place: { format } }: Worth): string {
  const estimates = holdings.filter(({ standing }) => standing && standing.low < standing.high).length;
  const absent = now.absent === 0 ? "" : `${numberWords(now.absent)} without a balance`;
  if (estimates === 0) return absent || "each by its last balance";
  const between = `between ${formatMoney(now.low, format)} and ${formatMoney(now.high, format)}`;
  const counted = estimates === 1 ? "one value is an estimate" : `${numberWords(estimates)} values are estimates`;
  return [between, counted, absent].filter(Boolean).join(", ");
}

/** What did not change is neither a gain nor a loss. */
const ways: Readonly<Record<string, string>> = { "1": "worth-change--up", "-1": "worth-change--down" };

function Change({ worth: { book, place } }: { worth: Worth }) {
  const { format, today } = place;
  const lately = changeSinceJanuary(book, today);
  if (!lately) return null;
  const { amount, firstCounted, why } = lately.change;
  const since = `since ${lately.since === "january" ? "January" : dayWords(lately.from, today)}`;
  const first = `${firstCounted === amount ? "all" : roundMoney(firstCounted, format)} of it counted for the first time`;
  return (
    <>
      <span className={["worth-change", ways[Math.sign(amount)]].filter(Boolean).join(" ")}>
        {amount !== 0 && <Icon name={amount < 0 ? "arrow-down-triangle" : "arrow-up-triangle"} size={14} />}
        {amount === 0 ? "Unchanged" : roundMoney(amount, format)} {since}
      </span>
      {firstCounted !== 0 && `, ${first}`} <Why about="The change" {...explanationWords(why, format)} />
      <span aria-hidden="true"> · </span>
    </>
  );
}
