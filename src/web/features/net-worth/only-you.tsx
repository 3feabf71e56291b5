import { memo } from "react";
import { whyNetWorth } from "#domain/net-worth/net-worth.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Ask } from "./ask.ts";
import { HoldingList } from "./lists/holding-list.tsx";
import { type Place, worthOf } from "./worth.ts";

/** What someone keeps to themselves: apart, and in no shared sum. */
export const OnlyYou = memo(function OnlyYou({ places, ask }: { places: readonly Place[]; ask: Ask }) {
  const told = places.filter(({ accounts, debts }) => accounts.length + debts.length > 0);
  if (told.length === 0) return null;
  return (
    <section className="worth-private" aria-labelledby="worth-private">
      <h2 id="worth-private">Only you see these</h2>
      <p className="lede">They are in your own space and count in nothing above.</p>
      {told.map((place) => (
        <OwnSpace key={place.id} place={place} ask={ask} />
      ))}
    </section>
  );
});

function OwnSpace({ place, ask }: { place: Place; ask: Ask }) {
  const worth = worthOf(place);
  if (!worth.ok) return <p className="small quiet">These amounts are too large to be added up exactly.</p>;
  const { now } = worth.value;
  const about = "What is only yours";
  return (
    <>
      <div className="columns">
        <HoldingList kind="account" title="You alone own" worth={worth.value} empty="Nothing yet." ask={ask} />
        <HoldingList kind="debt" title="You alone owe" worth={worth.value} empty="Nothing." ask={ask} />
      </div>
      <p className="sum worth-private-sum">
        <span>
          {about} <Why about={about} {...explanationWords(whyNetWorth(now), place.format)} />
        </span>
        <Money amount={now.net} format={place.format} />
      </p>
    </>
  );
}
