import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { privateSpaces } from "#web/household/commands/own-space.ts";
import { accountPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { type HouseholdState, type StoreState, useStore, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

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
interface Place extends Shareable {
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

interface MoveDialogProps {
  place: Place;
  direction: "keep" | "share";
  onClose: () => void;
}

/** It computes balances, which the account page does without. */
const movingChunk = lazyChunk("move-item", () => import("./move-item.ts"));

const alongWords: Readonly<Record<ShareableKind, string>> = {
  account: "with its balances and the saves into it",
  debt: "with its balances and the saves toward it",
  goal: "with its saves and withdrawals",
};

/** Says what happens, and what the others have already seen. */
function MoveDialog({ place: { kind, item, from, to }, direction, onClose }: MoveDialogProps) {
  const store = useStore();
  const work = async () => (await movingChunk.load()).moveBetween(store, { kind, id: item.id, from, to });
  return direction === "keep" ? (
    <ConfirmDialog title={`Keep “${item.label}” to yourself?`} action="Keep to myself" onClose={onClose} work={work}>
      <p>
        It is deleted for everyone in this household, {alongWords[kind]}, and made anew in your own space. From then on
        it counts in no shared figure.{entriesStay(kind, "Its entries stay the household’s, without the account.")}
      </p>
      <p>
        The others have already seen it. The list of changes forgets what it was, and tells only that you took it out.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title={`Share “${item.label}”?`} action="Share" onClose={onClose} work={work}>
      <p>
        It is deleted from your own space, {alongWords[kind]}, and made anew in this household. Everyone in it sees it
        from then on, and it counts in what you share.
        {entriesStay(kind, "Its entries stay yours alone and are no longer listed.")}
      </p>
      <p>You can take it back later, but not what the others have seen by then.</p>
    </ConfirmDialog>
  );
}

const entriesStay = (kind: ShareableKind, words: string): string => (kind === "goal" ? "" : ` ${words}`);

/** Kinds that can be private and have a label. */
const shareableKinds = ["account", "debt", "goal"] as const;

type ShareableKind = (typeof shareableKinds)[number];

interface Shareable {
  kind: ShareableKind;
  item: { id: string; label: string };
}

const shareableOf = ({ of }: HouseholdState): readonly Shareable[] =>
  shareableKinds.flatMap((kind) => of[kind].list().map((item) => ({ kind, item })));
