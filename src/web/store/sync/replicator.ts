import type { Remote, RemoteProblem, Watch } from "#web/backends/remote.ts";
import { backoffDelay, type Timing } from "#web/platform/timing.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { applyMemberships } from "../households/household-rows.ts";
import { loseHousehold } from "../households/set-aside.ts";
import type { OpenPullWriter } from "./pull.ts";
import { replicate, type SyncStatus, statusAfter, worstOf } from "./replicate.ts";
import { createProber, createRoundScheduler, type Prober, type RoundScheduler } from "./retry.ts";

export interface ReplicatorParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  remote: Remote;
  timing: Timing;
  onChanged(household: string, ids: readonly string[]): void;
  onPulled?(household: string): void;
  openPullWriter?: OpenPullWriter;
  /** Households were added to this device or removed. */
  onHouseholds(): void;
  onStatus(status: SyncStatus): void;
}

export interface Replicator {
  nudge(household: string): void;
  /** Also checks for households that this device does not have yet. */
  wake(): void;
  stop(): void;
}

interface FollowedHousehold {
  rounds: RoundScheduler;
  status: SyncStatus;
  /** Null before the first round: the server refuses for good to stream a household that it does not have yet. */
  watch: Watch | null;
  /** Its stream was cut, and nothing was received since. */
  isCut: boolean;
}

/** Syncs all households of one device, while this tab leads. */
export function createReplicator(parts: ReplicatorParts): Replicator {
  const followed = new Map<string, FollowedHousehold>();
  let isStopped = false;
  let failures = 0;
  let cancelRefresh = () => {};
  const { reach } = parts.remote;
  const prober: Prober | null = reach ? createProber({ reach, onReached: wake, timing: parts.timing }) : null;
  const reportStatus = () => setStatus(worstOf([...followed.values()].map(({ status }) => status)));
  const failed = () => setStatus("offline");

  function setStatus(status: SyncStatus): void {
    parts.onStatus(status);
    if (status === "offline") prober?.start();
    else if (status === "in-step" && ![...followed.values()].some(({ isCut }) => isCut)) prober?.stop();
  }

  async function follow(): Promise<void> {
    const rows = await parts.database.read(({ households }) => households.all());
    if (isStopped) return;
    for (const { id } of rows) if (!followed.has(id)) begin(id);
  }

  function begin(household: string): void {
    const rounds = createRoundScheduler({
      async round() {
        const end = await replicate(parts, household);
        if (end === "in-step" && followed.get(household) === entry) watch(household, entry);
        return end;
      },
      timing: parts.timing,
      onLost: () => void lose(household).catch(failed),
      onStatus(status) {
        entry.status = status;
        reportStatus();
      },
    });
    const entry: FollowedHousehold = { rounds, status: "sending", watch: null, isCut: false };
    // Added before its first status, which would otherwise leave it out.
    followed.set(household, entry);
    rounds.nudge();
  }

  /** Starts the watch, or another one if the remote ended it and yet this pull went through. */
  function watch(household: string, entry: FollowedHousehold): void {
    if (entry.watch && !entry.watch.isEnded?.()) return;
    entry.watch?.stop();
    entry.watch = parts.remote.watch(
      household,
      () => onStreamChange(entry),
      () => onStreamCut(entry),
    );
  }

  /** Pulls what the stream may have missed. If that fails or hangs too, the prober detects when the server is back. */
  function onStreamCut(entry: FollowedHousehold): void {
    entry.isCut = true;
    prober?.start();
    entry.rounds.nudge();
  }

  function onStreamChange(entry: FollowedHousehold): void {
    entry.isCut = false;
    entry.rounds.nudge();
  }

  function wake(): void {
    for (const { rounds, watch } of followed.values()) {
      watch?.wake();
      rounds.wake();
    }
    refreshNow();
  }

  /** Removes the local copy, unless a restored server may have lost the membership: then it is kept, detached. */
  async function lose(household: string): Promise<void> {
    const [row] = await parts.database.read(({ households }) => households.get([[household]]));
    // It was removed from this device.
    if (!row) return end(household);
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) return retryLater(household, found.problem);
    if (row.site !== null && row.site !== found.value.site) return detach(household);
    end(household);
    // The account was added again meanwhile.
    if (found.value.households.some(({ householdId }) => householdId === household)) return follow();
    await parts.database.write((tables) => loseHousehold(tables, household, Date.now()));
    parts.onHouseholds();
    reportStatus();
  }

  /** It is not known yet whether the household is lost. */
  function retryLater(household: string, problem: RemoteProblem): void {
    end(household);
    setStatus(statusAfter(problem));
    if (problem === "unreachable") refreshLater();
  }

  function detach(household: string): void {
    const entry = followed.get(household);
    if (entry) entry.status = "detached";
    reportStatus();
  }

  function end(household: string): void {
    followed.get(household)?.rounds.stop();
    followed.get(household)?.watch?.stop();
    followed.delete(household);
  }

  async function refreshMemberships(): Promise<void> {
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) {
      setStatus(statusAfter(found.problem));
      return found.problem === "unreachable" ? refreshLater() : undefined;
    }
    failures = 0;
    const isMore = await parts.database.write((tables) => applyMemberships(tables, found.value));
    if (isMore) parts.onHouseholds();
    for (const { householdId } of found.value.households)
      if (followed.get(householdId)?.status === "detached") end(householdId);
    await follow();
    reportStatus();
  }

  /** A new device has no households yet, so nothing else would retry. */
  function refreshLater(): void {
    failures += 1;
    cancelRefresh = parts.timing.after(backoffDelay(failures, parts.timing.random), refreshNow);
  }

  function refreshNow(): void {
    cancelRefresh();
    void follow().then(refreshMemberships).catch(failed);
  }
  refreshNow();
  return {
    nudge(household) {
      const entry = followed.get(household);
      if (entry) entry.rounds.nudge();
      else void follow().catch(failed);
    },
    wake,
    stop() {
      isStopped = true;
      prober?.stop();
      cancelRefresh();
      for (const household of [...followed.keys()]) end(household);
    },
  };
}
