import { useDevice } from "#web/store/use-device.ts";

/** The account whose household is open here, also while no server can be asked who is signed in. */
export function useOwnUid(): string | undefined {
  const device = useDevice();
  return device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : undefined;
}
