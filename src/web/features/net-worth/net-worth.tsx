import { memo, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { capital } from "#web/household/words/number-words.ts";
import { adultsOf, markOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Money } from "#web/ui/money.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { Ask, Asked } from "./ask.ts";
import { WorthChart } from "./chart/worth-chart.tsx";
import { HoldingList } from "./lists/holding-list.tsx";
import { OnlyYou } from "./only-you.tsx";
import { UpdateCard } from "./update/update-card.tsx";
import { usePlace, usePrivatePlaces, useView, type WorthParts } from "./use-worth.ts";
import type { Place, Worth } from "./worth.ts";
import { WorthHead } from "./worth-head.tsx";
import "./net-worth.css";

/** Forms and long lists of balances come when they are asked for. */
const ItemDialog = lazyDialog(
  lazyChunk("item-dialog", () => import("./dialogs/item-dialog.tsx")),
  (module) => module.ItemDialog,
  "Account or debt",
);

/** What the household owns and owes, over time and today. */
export const NetWorth = memo(function NetWorth(parts: WorthParts) {
  const place = usePlace(parts);
  const own = usePrivatePlaces(parts);
  const [asked, ask] = useState<Asked | null>(null);
  const places = useMemo(() => [place, ...own], [place, own]);
  const isEmpty = place.accounts.length + place.debts.length === 0;
  return (
    <>
      {isEmpty ? <NothingYet place={place} ask={ask} /> : <Shared parts={parts} place={place} ask={ask} />}
      <SectionBoundary>
        <OnlyYou places={own} ask={ask} />
      </SectionBoundary>
      {asked && <ItemDialog asked={asked} places={places} ask={ask} onClose={() => ask(null)} />}
    </>
  );
});

const NothingYet = ({ place, ask }: { place: Place; ask: Ask }) => (
  <>
    <p className="worth-of">Net worth</p>
    <EmptyState
      text="No balances yet. Write down what you own and owe, and this page adds it up."
      action={
        <div className="worth-begin">
          <Button onClick={() => ask({ what: "add", kind: "account", place: place.id })}>Add what you own</Button>
          <Button variant="outline" onClick={() => ask({ what: "add", kind: "debt", place: place.id })}>
            Add what you owe
          </Button>
        </div>
      }
    />
  </>
);

const tooLarge = "These amounts are too large to be added up exactly. Every balance is safe where it was noted.";

function Shared({ parts, place, ask }: { parts: WorthParts; place: Place; ask: Ask }) {
  const { household } = parts;
  const { whole, shown, person, choose } = useView(parts, place);
  const whose = useMemo(() => <Whose {...{ household, person, choose }} />, [household, person, choose]);
  const names = useMemo(() => sideNames(household, person), [household, person]);
  if (!whole.ok || !shown.ok) return <p className="lede">{tooLarge}</p>;
  const worth = shown.value;
  const name = nameOf(household.people, person);
  return (
    <div className="worth">
      <SectionBoundary>
        <WorthHead {...{ household, worth, person }} />
      </SectionBoundary>
      <SectionBoundary>
        <WorthChart {...{ household, worth, names, whose }} />
      </SectionBoundary>
      <div className="columns worth-columns">
        <SectionBoundary>
          <HoldingList
            kind="account"
            title={names.own}
            worth={worth}
            empty={emptyWords(person, name, "own")}
            ask={ask}
          />
        </SectionBoundary>
        <div className="worth-side">
          <SectionBoundary>
            <UpdateCard worth={whole.value} />
          </SectionBoundary>
          <SectionBoundary>
            <HoldingList
              kind="debt"
              title={names.owe}
              worth={worth}
              empty={emptyWords(person, name, "owe")}
              ask={ask}
            />
          </SectionBoundary>
        </div>
      </div>
      <SectionBoundary>
        <Total worth={worth} />
      </SectionBoundary>
    </div>
  );
}

const sideNames = ({ people }: Household, person: string) =>
  person === ""
    ? { own: "You own", owe: "You owe" }
    : { own: `${nameOf(people, person)} owns`, owe: `${nameOf(people, person)} owes` };

function emptyWords(person: string, name: string, side: "own" | "owe"): string {
  if (person === "") return side === "own" ? "Nothing is listed yet." : "No debts. Nothing to pay off.";
  return `Nothing here is ${name}’s alone. Whose something is stands in its details.`;
}

interface WhoseProps {
  household: Household;
  person: string;
  choose: (person: string) => void;
}

function Whose({ household: { people }, person, choose }: WhoseProps) {
  const adults = adultsOf(people);
  if (adults.length < 2) return null;
  const each = adults.map(({ id, name }) => {
    const shape = markOf(people, id);
    return { value: id, label: name, mark: shape && <MemberMark shape={shape} /> };
  });
  const all = { value: "", label: capital(youWords(people)) };
  return <Segments label="Whose" labelHidden value={person} onChange={choose} options={[all, ...each]} />;
}

const Total = ({ worth: { now, place } }: { worth: Worth }) => (
  <p className="sum worth-total">
    <span>Net worth</span>
    <Money amount={now.net} format={place.format} />
  </p>
);
