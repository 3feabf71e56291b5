import { byMode } from "#web/platform/by-mode.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { browserLine } from "../browser-line.ts";
import { hostedServices, householdServiceOn, outOfReach } from "../households/household-service.ts";
import type { DeleteAlone } from "../households/settle-set-aside.ts";
import { httpRemote } from "../replication/http-remote.ts";
import type { Remote } from "../replication/remote.ts";
import { watchLater } from "../replication/watch-later.ts";

/** What one person's households need of the other side. */
export interface OwnerLine {
  remote: Remote;
  deleteAlone: DeleteAlone;
}

/** Our own server, or a hosted project. The device opens without waiting for the client of that. */
export function ownerLine(uid: string): OwnerLine {
  const line = { ...browserLine, owner: uid };
  const own = httpRemote(line);
  const hosted = () => hostedServices().then((services) => services.hostedRemote(uid));
  const households = () => hostedServices().then((services) => services.hostedHouseholds(uid));
  // What Firestore can't do has to be absent, as the device asks for it where it is there.
  const { reach: _, pullPart: __, ...asked } = own;
  const isHosted = Boolean(readSiteConfig().firebase);
  return {
    remote: isHosted ? { ...byMode<Remote>(asked, hosted, outOfReach), watch: watchLater(hosted, line.timing) } : own,
    deleteAlone: byMode(householdServiceOn(line), households, outOfReach).deleteAlone,
  };
}
