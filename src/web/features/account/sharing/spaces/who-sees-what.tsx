import { privateSpaces } from "#web/household/private-spaces.ts";
import { accountPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { shareableOf } from "./shareable.ts";
import { SpaceList } from "./space-list.tsx";

const whole = (state: StoreState) => state;

/** What a couple shares and what each keeps to themselves, in two lists. */
export function WhoSeesWhat({ household }: { household: string }) {
  const state = useStoreState(whole);
  const shared = state.households.get(household);
  if (!shared) return null;
  const own = privateSpaces(state);
  const sharedItems = shareableOf(shared).map((item) => ({ item, from: household, to: own[0]?.id ?? null }));
  const ownItems = own.flatMap((space) => shareableOf(space).map((item) => ({ item, from: space.id, to: household })));
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
        act="keep"
        empty="No account, debt or goal is shared yet."
      />
      <SpaceList title="Only you" places={ownItems} act="share" empty="You keep nothing to yourself." />
    </section>
  );
}
