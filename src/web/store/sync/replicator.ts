import type { DeviceDatabase } from "../device/device-database.ts";
import { noteMemberships } from "../households/household-rows.ts";
import { loseHousehold } from "../households/set-aside.ts";
import type { OpenPages } from "./pull.ts";
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
import { gravestOf, type SyncStatus, statusAfter } from "./status.ts";

export interface ReplicatorParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  remote: Remote;
  timing: Timing;
  onChanged(household: string, ids: readonly string[]): void;
  onArrived?(household: string): void;
  openPages?: OpenPages;
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

interface Line {
  rounds: RoundScheduler;
  status: SyncStatus;
  /** Null before the first round: whoever follows a household that has yet to begin there is sent away for good. */
  watch: Watch | null;
  /** Its stream broke off, and nothing was heard of the household since. */
  isCut: boolean;
}

/** Keeps every household of one device in step, while this tab leads. */
export function createReplicator(parts: ReplicatorParts): Replicator {
  const lines = new Map<string, Line>();
  let isStopped = false;
  let failures = 0;
  let cancelLook = () => {};
  const { reach } = parts.remote;
  const prober: Prober | null = reach ? createProber({ reach, onReached: wake, timing: parts.timing }) : null;
  const tell = () => say(gravestOf([...lines.values()].map(({ status }) => status)));
  const failed = () => say("offline");

  function say(status: SyncStatus): void {
    parts.onStatus(status);
    if (status === "offline") prober?.start();
    else if (status === "in-step" && ![...lines.values()].some(({ isCut }) => isCut)) prober?.stop();
  }

  async function follow(): Promise<void> {
    const rows = await parts.database.read(({ households }) => households.all());
    if (isStopped) return;
    for (const { id } of rows) if (!lines.has(id)) begin(id);
  }

  function begin(household: string): void {
    const rounds = createRoundScheduler({
      async round() {
        const end = await replicate(parts, household);
        if (end === "in-step" && lines.get(household) === line)
          line.watch ??= parts.remote.watch(
            household,
            () => heard(line),
            () => cut(line),
          );
        return end;
      },
      timing: parts.timing,
      onLost: () => void lose(household).catch(failed),
      onStatus(status) {
        line.status = status;
        tell();
      },
    });
    const line: Line = { rounds, status: "sending", watch: null, isCut: false };
    // Before its first word, or that would be said of the others alone.
    lines.set(household, line);
    rounds.nudge();
  }

  /** What the stream would have told is asked for now; where that fails too, or hangs, the prober finds the way back. */
  function cut(line: Line): void {
    line.isCut = true;
    prober?.start();
    line.rounds.nudge();
  }

  function heard(line: Line): void {
    line.isCut = false;
    line.rounds.nudge();
  }

  function wake(): void {
    for (const { rounds, watch } of lines.values()) {
      watch?.wake();
      rounds.wake();
    }
    lookAgain();
  }

  /** The copy goes, unless the server may only have forgotten this person: then it waits to be let in again. */
  async function lose(household: string): Promise<void> {
    const [row] = await parts.database.read(({ households }) => households.get([[household]]));
    // Someone took it off this device: nothing is left that the server could be asked about.
    if (!row) return end(household);
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) return askAgain(household, found.problem);
    if (row.site !== null && row.site !== found.value.site) return setApart(household);
    end(household);
    // Let in again meanwhile.
    if (found.value.households.some(({ householdId }) => householdId === household)) return follow();
    await parts.database.write((tables) => loseHousehold(tables, household, Date.now()));
    parts.onHouseholds();
    tell();
  }

  /** Whether it is lost is not known yet. */
  function askAgain(household: string, problem: RemoteProblem): void {
    end(household);
    say(statusAfter(problem));
    if (problem === "unreachable") lookLater();
  }

  function setApart(household: string): void {
    const line = lines.get(household);
    if (line) line.status = "apart";
    tell();
  }

  function end(household: string): void {
    lines.get(household)?.rounds.stop();
    lines.get(household)?.watch?.stop();
    lines.delete(household);
  }

  async function look(): Promise<void> {
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) {
      say(statusAfter(found.problem));
      return found.problem === "unreachable" ? lookLater() : undefined;
    }
    failures = 0;
    const isMore = await parts.database.write((tables) => noteMemberships(tables, found.value));
    if (isMore) parts.onHouseholds();
    for (const { householdId } of found.value.households)
      if (lines.get(householdId)?.status === "apart") end(householdId);
    await follow();
    tell();
  }

  /** A new device that was not answered knows no household yet, so nothing else would ask again. */
  function lookLater(): void {
    failures += 1;
    cancelLook = parts.timing.after(backoffDelay(failures, parts.timing.random), lookAgain);
  }

  function lookAgain(): void {
    cancelLook();
    void follow().then(look).catch(failed);
  }
  lookAgain();
  return {
    nudge(household) {
      const line = lines.get(household);
      if (line) line.rounds.nudge();
      else void follow().catch(failed);
    },
    wake,
    stop() {
      isStopped = true;
      prober?.stop();
      cancelLook();
      for (const household of [...lines.keys()]) end(household);
    },
  };
}
