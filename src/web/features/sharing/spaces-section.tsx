import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { privateSpaces } from "#web/household/commands/own-space.ts";
import { accountPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { type HouseholdState, type StoreState, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";

/** It computes balances, which the account page does without. */
const MoveDialog = lazyDialog(
  lazyChunk("move-dialog", () => import("./move-dialog.tsx")),
  (module) => module.MoveDialog,
  "Who sees what",
);

const whole = (state: StoreState) => state;

/** What is shared and what is private, as two lists. */
export function SpacesSection({ household }: { household: string }) {
  const state = useStoreState(whole);
  const shared = state.households.get(household);
  if (!shared) return null;
  const own = privateSpaces(state);
  const sharedItems = shareableOf(shared).map((item) => ({ ...item, from: household, to: own[0]?.id ?? null }));
  const ownItems = own.flatMap((space) =>
    shareableOf(space).map((item) => ({ ...item, from: space.id, to: household })),
  );
  return (
    <section className="section" aria-labelledby="sees-heading">
      <h2 id="sees-heading">Who sees what</h2>
      <p className="quiet">
        Everyone in this household sees all of it. What you keep to yourself counts in no shared figure, and nobody else
        in it can look at it. <Link to={accountPath("who-sees-what")}>All of it, on one page</Link>
      </p>
      <SpaceList
        title="Everyone here"
        places={sharedItems}
        direction="keep"
        empty="No account, debt or goal is shared yet."
      />
      <SpaceList title="Only you" places={ownItems} direction="share" empty="You keep nothing to yourself." />
    </section>
  );
}

/** An item, the space it is in, and the space it would move to. */
export interface Place extends Shareable {
  from: string;
  to: string | null;
}

interface SpaceListProps {
  title: string;
  places: readonly Place[];
  direction: "keep" | "share";
  empty: string;
}

function SpaceList({ title, places, direction, empty }: SpaceListProps) {
  const [moving, setMoving] = useState<Place | null>(null);
  const words = direction === "keep" ? "Keep to myself" : "Share";
  return (
    <div className="sharing-part">
      <h3>{title}</h3>
      {places.length === 0 && <p className="small quiet">{empty}</p>}
      <ul className="rows sharing-rows">
        {places.map((place) => (
          <li key={place.item.id}>
            <span>
              {place.item.label} <span className="quiet">{place.kind}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${words}: ${place.item.label}`}
              onClick={() => setMoving(place)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      {moving && <MoveDialog place={moving} direction={direction} onClose={() => setMoving(null)} />}
    </div>
  );
}

/** Kinds that can be private and have a label. */
const shareableKinds = ["account", "debt", "goal"] as const;

export type ShareableKind = (typeof shareableKinds)[number];

interface Shareable {
  kind: ShareableKind;
  item: { id: string; label: string };
}

const shareableOf = ({ of }: HouseholdState): readonly Shareable[] =>
  shareableKinds.flatMap((kind) => of[kind].list().map((item) => ({ kind, item })));
