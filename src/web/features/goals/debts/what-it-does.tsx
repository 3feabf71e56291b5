import { useMemo } from "react";
import type { PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { whyDebtFree } from "#domain/debts/why-payoff.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import { NeverEnds } from "#web/household/debts/never-ends.tsx";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Why } from "#web/ui/why.tsx";
import { moneyFrom } from "./money-from.ts";
import { endWords, priceOf, soonerWords } from "./price-words.ts";
import type { Trying } from "./use-tried.ts";

interface DoesProps {
  start: AheadStart;
  trying: Trying;
  outlook: PayoffOutlook;
  isWorking: boolean;
}

/** When it ends, what the choice costs, and where the money would come from. */
export function WhatItDoes({ start, trying, outlook, isWorking }: DoesProps) {
  const { adopted, choice, tried } = trying;
  const format = start.household;
  const from = useMemo(() => moneyFrom(start, adopted, choice), [start, adopted, choice]);
  if (isWorking) return <p className="try-does">Working it out…</p>;
  const price = priceOf(outlook, tried, format);
  const [ends, sooner] = [endWords(outlook), soonerWords(outlook)];
  const { payoff } = outlook.tried;
  return (
    <>
      <p className="try-does">
        <strong>{ends}</strong>
        {sooner} <Why about="the end" {...explanationWords(whyDebtFree(tried, payoff), format)} /> {price.words}{" "}
        {price.why && <Why about="the price" {...explanationWords(price.why, format)} />}
      </p>
      {payoff.ending.kind === "never-ends" && <NeverEnds plan={tried} payoff={payoff} format={format} />}
      {from && (
        <p className="small quiet try-from">
          {from.words} <Why about="where it comes from" {...explanationWords(from.why, format)} />
        </p>
      )}
      <Announcement text={`${ends}${sooner} ${price.words} ${from?.words ?? ""}`} />
    </>
  );
}
