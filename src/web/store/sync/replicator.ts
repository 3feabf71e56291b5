import type { DeviceDatabase } from "../device/device-database.ts";
import { applyMemberships } from "../households/household-rows.ts";
import { loseHousehold } from "../households/set-aside.ts";
import type { OpenPullWriter } from "./pull.ts";
import type { Remote, RemoteProblem, Watch } from "./remote.ts";
import { replicate } from "./replicate.ts";
import {
  backoffDelay,
  createProber,
  createRoundScheduler,
  type Prober,
  type RoundScheduler,
  type Timing,
} from "./retry.ts";
import { type SyncStatus, statusAfter, worstOf } from "./status.ts";

export interface ReplicatorParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  remote: Remote;
  timing: Timing;
  onChanged(household: string, ids: readonly string[]): void;
  onArrived?(household: string): void;
  openPullWriter?: OpenPullWriter;
  /** Households came to this device or left it. */
  onHouseholds(): void;
  onStatus(status: SyncStatus): void;
}

export interface Replicator {
  nudge(household: string): void;
  /** Also looks whether there are households that this device does not know yet. */
  wake(): void;
  stop(): void;
}

interface FollowedHousehold {
  rounds: RoundScheduler;
  status: SyncStatus;
  /** Null before the first round: whoever follows a household that has yet to begin there is sent away for good. */
  watch: Watch | null;
  /** Its stream broke off, and nothing was heard of the household since. */
  isCut: boolean;
}

/** Keeps every household of one device in step, while this tab leads. */
export function createReplicator(parts: ReplicatorParts): Replicator {
  const followed = new Map<string, FollowedHousehold>();
  let isStopped = false;
  let failures = 0;
  let cancelLook = () => {};
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
        if (end === "in-step" && followed.get(household) === line)
          line.watch ??= parts.remote.watch(
            household,
            () => onStreamChange(line),
            () => onStreamCut(line),
          );
        return end;
      },
      timing: parts.timing,
      onLost: () => void lose(household).catch(failed),
      onStatus(status) {
        line.status = status;
        reportStatus();
      },
    });
    const line: FollowedHousehold = { rounds, status: "sending", watch: null, isCut: false };
    // Before its first word, or that would be said of the others alone.
    followed.set(household, line);
    rounds.nudge();
  }

  /** What the stream would have told is asked for now; where that fails too, or hangs, the prober finds the way back. */
  function onStreamCut(line: FollowedHousehold): void {
    line.isCut = true;
    prober?.start();
    line.rounds.nudge();
  }

  function onStreamChange(line: FollowedHousehold): void {
    line.isCut = false;
    line.rounds.nudge();
  }

  function wake(): void {
    for (const { rounds, watch } of followed.values()) {
      watch?.wake();
      rounds.wake();
    }
    refreshNow();
  }

  /** The copy goes, unless the server may only have forgotten this person: then it waits to be let in again. */
  async function lose(household: string): Promise<void> {
    const [row] = await parts.database.read(({ households }) => households.get([[household]]));
    // Someone took it off this device: nothing is left that the server could be asked about.
    if (!row) return end(household);
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) return retryLater(household, found.problem);
    if (row.site !== null && row.site !== found.value.site) return detach(household);
    end(household);
    // Let in again meanwhile.
    if (found.value.households.some(({ householdId }) => householdId === household)) return follow();
    await parts.database.write((tables) => loseHousehold(tables, household, Date.now()));
    parts.onHouseholds();
    reportStatus();
  }

  /** Whether it is lost is not known yet. */
  function retryLater(household: string, problem: RemoteProblem): void {
    end(household);
    setStatus(statusAfter(problem));
    if (problem === "unreachable") refreshLater();
  }

  function detach(household: string): void {
    const line = followed.get(household);
    if (line) line.status = "apart";
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
      if (followed.get(householdId)?.status === "apart") end(householdId);
    await follow();
    reportStatus();
  }

  /** A new device that was not answered knows no household yet, so nothing else would ask again. */
  function refreshLater(): void {
    failures += 1;
    cancelLook = parts.timing.after(backoffDelay(failures, parts.timing.random), refreshNow);
  }

  function refreshNow(): void {
    cancelLook();
    void follow().then(refreshMemberships).catch(failed);
  }
  refreshNow();
  return {
    nudge(household) {
      const line = followed.get(household);
      if (line) line.rounds.nudge();
      else void follow().catch(failed);
    },
    wake,
    stop() {
      isStopped = true;
      prober?.stop();
      cancelLook();
      for (const household of [...followed.keys()]) end(household);
    },
  };
}
