import { hostedServices, householdServiceOn, outOfReach } from "#web/backends/household-service.ts";
import { browserClient } from "#web/backends/own/browser-client.ts";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import type { Remote, Watch } from "#web/backends/remote.ts";
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { backoffDelay, type Timing } from "#web/platform/timing.ts";
import type { DeleteAlone } from "../households/set-aside.ts";

/** The remote services that an owner's households need. */
export interface OwnerRemote {
  remote: Remote;
  deleteAlone: DeleteAlone;
}

/** Our own server, or a hosted project, whose client is loaded lazily so that the device opens without waiting for it. */
export function createOwnerRemote(uid: string): OwnerRemote {
  const client = { ...browserClient, owner: uid };
  const own = httpRemote(client);
  const hosted = () => hostedServices().then((services) => services.hostedRemote(uid));
  const households = () => hostedServices().then((services) => services.hostedHouseholds(uid));
  // Optional methods that Firestore does not support must be absent.
  const { reach: _, pullPart: __, ...common } = own;
  const isHosted = Boolean(readSiteConfig().firebase);
  return {
    remote: isHosted
      ? { ...serviceProxy<Remote>(common, hosted, outOfReach), watch: lazyWatch(hosted, client.timing) }
      : own,
    deleteAlone: serviceProxy(householdServiceOn(client), households, outOfReach).deleteAlone,
  };
}

/** `watch` for a remote whose client is loaded first. Retries the load with backoff. */
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
