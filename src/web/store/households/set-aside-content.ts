import type { DeviceContent } from "../device/device-database.ts";
import { newHousehold } from "../household-rows.ts";
import { type SetAside, setAsidesAmong } from "./set-aside-facts.ts";

const asideIn = ({ facts }: DeviceContent): SetAside[] =>
  setAsidesAmong(facts.map(({ name, value }) => [name, value] as const)).filter(({ until }) => until > 0);

/** What a file of it would hold: one household that was set aside, as if it were one. */
export const onlySetAside = (content: DeviceContent, id: string): DeviceContent => ({
  ...content,
  households: [newHousehold(id, "shared")],
});

/** Everything that would be gone if this device forgot it, households that were set aside too. */
export const withSetAside = (content: DeviceContent): DeviceContent => ({
  ...content,
  households: [...content.households, ...asideIn(content).map(({ id }) => newHousehold(id, "shared"))],
});
