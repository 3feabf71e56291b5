import { useSyncExternalStore } from "react";
import { Notice } from "#web/household/notice.tsx";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { broughtAlong } from "./sign-in-here.ts";

const householdsOf = ({ households }: StoreState) => households;

/** Someone signed in with a household on the device and another in the account. Both stay, and are told of once. */
export function BothHere() {
  const brought = useSyncExternalStore(broughtAlong.subscribe, broughtAlong.get, broughtAlong.get);
  const shared = [...useStoreState(householdsOf).values()].filter(({ space }) => space === "shared");
  const isBrought = shared.some(({ id }) => brought.has(id));
  if (!isBrought || shared.every(({ id }) => brought.has(id))) return null;
  return (
    <Notice
      actions={
        <Button variant="outline" size="small" onClick={() => broughtAlong.set(new Set())}>
          Understood
        </Button>
      }
    >
      <p>
        The household from this device is in your account now, beside what was there: both are kept, and you choose
        below which one is on screen.
      </p>
    </Notice>
  );
}
