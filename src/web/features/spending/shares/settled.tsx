import type { Household, Settling } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Owed, Settlement } from "#domain/spending/settle-shares.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { useRun } from "#web/household/use-run.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Why } from "#web/ui/why.tsx";
import { ways } from "./not-settling.tsx";
import { changingSettling, settlingUp } from "./settle-commands.ts";
import { ShareTable } from "./share-table.tsx";
import { leftOutWords, owedWords, sharedByWords, sinceWords } from "./share-words.ts";

interface SettledProps {
  household: Household;
  settlement: Settlement;
  today: Day;
}

/** How it stands between them, and the way to be even. */
export function Settled({ household, settlement, today }: SettledProps) {
  const { total, owed, leftOut } = settlement;
  return (
    <div className="columns shares-columns">
      <div>
        <p className="lede shares-total">
          {formatMoney(total.amount, household)} paid for {youWords(household.people)} since{" "}
          {sinceWords(settlement.since, today)}, shared {sharedByWords(settlement, household)}{" "}
          <Why about="Paid together" {...explanationWords(total.why, household)} />
        </p>
        <ShareTable household={household} people={settlement.people} />
        {leftOut > 0 && <p className="small quiet shares-left-out">{leftOutWords(leftOut)}</p>}
      </div>
      <div className="shares-side">
        <WhoOwes {...{ owed, household, today }} />
        <Ways household={household} />
      </div>
    </div>
  );
}

function WhoOwes({ owed, household, today }: { owed: readonly Owed[]; household: Household; today: Day }) {
  const run = useRun();
  if (owed.length === 0) return <p className="shares-even">You are even.</p>;
  return (
    <div className="shares-owed">
      <ul className="shares-list">
        {owed.map((one) => (
          <li key={`${one.from.id} ${one.to.id}`}>
            {owedWords(one, household)}{" "}
            <Why about={owedWords(one, household)} {...explanationWords(one.why, household)} />
          </li>
        ))}
      </ul>
      <Button onClick={() => void run(settlingUp(owed, today), "Settled. You are even.")}>Settled</Button>
      <p className="small quiet">Once it was handed over. It is noted as a transfer of today.</p>
    </div>
  );
}

const said = { equal: "Shared equally from now on.", income: "Shared by income from now on." } as const;

function Ways({ household: { settling } }: { household: Household }) {
  const run = useRun();
  if (!settling) return null;
  const choose = (by: Settling["by"]) => void run(changingSettling({ ...settling, by }), said[by]);
  return (
    <div className="shares-ways">
      <Segments label="Shares" value={settling.by} options={ways} onChange={choose} />
      <Button
        variant="quiet"
        size="small"
        onClick={() => void run(changingSettling(undefined), "Shared costs are no longer settled.")}
      >
        Stop settling
      </Button>
    </div>
  );
}
