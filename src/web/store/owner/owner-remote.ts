import { serviceProxy } from "#web/platform/service-proxy.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { hostedServices, householdServiceOn, outOfReach } from "../households/household-service.ts";
import type { DeleteAlone } from "../households/set-aside.ts";
import { browserClient } from "../sync/browser-client.ts";
import { httpRemote } from "../sync/http-remote.ts";
import type { Remote, Watch } from "../sync/remote.ts";
import { backoffDelay, type Timing } from "../sync/retry.ts";

/** What one person's households need of the other side. */
export interface OwnerRemote {
  remote: Remote;
  deleteAlone: DeleteAlone;
}

/** Our own server, or a hosted project. The device opens without waiting for the client of that. */
export function createOwnerRemote(uid: string): OwnerRemote {
  const line = { ...browserClient, owner: uid };
  const own = httpRemote(line);
  const hosted = () => hostedServices().then((services) => services.hostedRemote(uid));
  const households = () => hostedServices().then((services) => services.hostedHouseholds(uid));
  // What Firestore can't do has to be absent, as the device asks for it where it is there.
  const { reach: _, pullPart: __, ...asked } = own;
  const isHosted = Boolean(readSiteConfig().firebase);
  return {
    remote: isHosted
      ? { ...serviceProxy<Remote>(asked, hosted, outOfReach), watch: lazyWatch(hosted, line.timing) }
      : own,
    deleteAlone: serviceProxy(householdServiceOn(line), households, outOfReach).deleteAlone,
  };
}

/** Watches by a remote whose client is fetched first, and tries again with growing waits where that does not come. */
export const lazyWatch =
  (load: () => Promise<Remote>, timing: Timing): Remote["watch"] =>
  (household, onChanged, onCut) => {
    let failures = 0;
    let isStopped = false;
    let isWaiting = false;
    let cancel = () => {};
    let watch: Watch | null = null;
    const follow = (remote: Remote) => {
      if (!isStopped) watch = remote.watch(household, onChanged, onCut);
    };
    const wait = () => {
      failures += 1;
      isWaiting = !isStopped;
      if (isWaiting) cancel = timing.after(backoffDelay(failures, timing.random), begin);
    };
    const begin = () => {
      isWaiting = false;
      cancel();
      void load().then(follow, wait);
    };
    begin();
    return {
      wake() {
        if (isWaiting) begin();
        else watch?.wake();
      },
      stop() {
        isStopped = true;
        cancel();
        watch?.stop();
      },
    };
  };
