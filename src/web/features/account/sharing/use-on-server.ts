import { useState } from "react";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { useInStep } from "./use-in-step.ts";

const isKnownThere = ({ rows, openId }: StoreState) => (openId !== null && rows.get(openId)?.isOnServer) === true;

/** Whether the server has the open household: before it has, nobody can be asked about it. */
export function useOnServer(): boolean {
  const wasThere = useStoreState(isKnownThere);
  const [hasCome, setCome] = useState(false);
  useInStep(() => setCome(true));
  return wasThere || hasCome;
}
