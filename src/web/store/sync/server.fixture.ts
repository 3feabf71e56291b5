import { err, ok } from "#domain/result.ts";
import type { Membership } from "#sync/household-api.ts";
import { saysTheSame } from "#sync/merge-records.ts";
import type { Checkpoint, LostVersions, PartWanted, PullAnswer, PushAnswer, WriteAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Remote, RemoteProblem, RemoteWrite } from "#web/backends/remote.ts";
import type { Timing } from "#web/platform/timing.ts";
import type { DeviceDatabase, HouseholdRow } from "../device/device-database.ts";
import { persistEdits } from "../persist-edits.ts";
import { deviceWith, expense, home, homeRow, rowOf, storedRecord, waiting } from "../store.fixture.ts";
import { replicate } from "./replicate.ts";

interface Contents {
  epoch: string;
  seq: number;
  lost: LostVersions;
  records: Map<string, AnyRecord>;
  /** All accepted versions, with author and base. */
  log: readonly (RemoteWrite & { uid: string })[];
}

/** An in-memory server of one household, with the guarantees that devices rely on. */
export interface FakeServer {
  remoteOf(uid: string): Remote;
  now(): Contents;
  copy(): Contents;
  /** Restores a copy, as from a backup. */
  restore(copy: Contents): void;
  /** Rolls back to a copy without a new epoch, as when old files are put back. */
  setBack(copy: Contents): void;
  /** The results of calls from now on; `lost` performs the call and loses the response. */
  trouble: { [Name in "begin" | "households" | "push" | "pull"]?: RemoteProblem | "lost" | undefined };
  asked: string[];
  /** Removes all members; the id stays taken. */
  removeAll(): void;
  /** Loses the household, as after a restore to an earlier backup, with a new site name. */
  forget(): void;
  /** Ends all watches, as when the session they began with is over. */
  endWatches(): void;
  /** Notifies all watchers. */
  tell(): void;
  watching(): number;
}

export function fakeServer(household: string, page = 1_000, hasParts = true): FakeServer {
  let contents: Contents = { epoch: "epoch-1", seq: 0, lost: [], records: new Map(), log: [] };
  let epochs = 1;
  /** The newest version ever assigned. Like a clock, a restore does not set it back. */
  let newest = 0;
  let stance: "member" | "removed" | "forgotten" = "member";
  const watchers = new Set<() => void>();
  const copy = (): Contents => ({ ...contents, records: new Map(contents.records) });

  function decide(uid: string, { base, record }: RemoteWrite): WriteAnswer {
    const { id } = record;
    const stored = contents.records.get(id);
    if (base === (stored?.version ?? 0)) {
      newest = Math.max(newest, contents.seq) + 1;
      const accepted = { ...structuredClone(record), version: newest };
      const log = [...contents.log, { base, uid, record: accepted }];
      contents = { ...contents, seq: accepted.version, records: contents.records.set(id, accepted), log };
      return { id, accepted: accepted.version };
    }
    const before = contents.log.find((one) => one.uid === uid && one.base === base && one.record.id === id);
    if (before && isSame(before.record, record)) return { id, accepted: before.record.version };
    return { id, current: structuredClone(stored ?? { ...record, version: 0 }) };
  }

  /** Starts a new epoch if a device has seen a version that is in neither the log nor a known gap. */
  function checkSeen(seen: number): void {
    const versions = contents.log.map(({ record }) => record.version);
    if (seen === 0 || seen === contents.seq || versions.includes(seen)) return;
    const { seq, lost } = contents;
    if (lost.some(([after, through]) => seen > after && seen <= through)) return;
    const before = Math.max(0, ...[...versions, ...lost.map(([, through]) => through)].filter((one) => one < seen));
    const behind = Math.min(seq + 1, ...versions.filter((one) => one > seen));
    if (seen < seq) contents = { ...contents, lost: [...lost, [before, behind - 1]] };
    startEpoch();
  }

  function startEpoch(): void {
    [newest, epochs] = [Math.max(newest, contents.seq) + 1, epochs + 1];
    contents = { ...contents, epoch: `epoch-${epochs}`, seq: newest, lost: [...contents.lost, [contents.seq, newest]] };
  }

  function pull(known: Checkpoint): PullAnswer {
    checkSeen(Math.max(known.seq, known.seen ?? 0));
    const { epoch, lost } = contents;
    const isKnown = known.epoch === epoch;
    const all = [...contents.records.values()].sort((one, other) => one.version - other.version);
    const newer = all.filter(({ version }) => version > (isKnown ? known.seq : 0));
    const records = structuredClone(newer.slice(0, page));
    const hasMore = newer.length > page;
    const seq = hasMore ? records.at(-1)!.version : contents.seq;
    return { epoch, seq, lost: isKnown ? [] : lost, records, hasMore };
  }

  function pullPart({ part, ...known }: PartWanted): PullAnswer {
    checkSeen(Math.max(known.seq, known.seen ?? 0));
    const { epoch, seq } = contents;
    const after = known.epoch === epoch ? known.seq : 0;
    const all = [...contents.records.values()].sort((one, other) => one.version - other.version);
    const isEntry = ({ kind }: AnyRecord) => kind === "transaction";
    if (part === "latest-entries") {
      const records = structuredClone(all.filter(isEntry).slice(-page));
      return { epoch, seq, lost: [], records, hasMore: false };
    }
    const newer = all.filter((record) => !isEntry(record) && record.version > after);
    const records = structuredClone(newer.slice(0, page));
    const hasMore = newer.length > page;
    return { epoch, seq: hasMore ? records.at(-1)!.version : seq, lost: [], records, hasMore };
  }

  function push(uid: string, known: string, writes: readonly RemoteWrite[], seen = 0) {
    if (known === contents.epoch) checkSeen(seen);
    if (known !== contents.epoch) return err("other-epoch" as const);
    const before = contents.seq;
    const results = writes.map((write) => decide(uid, write));
    return ok<PushAnswer>({ epoch: contents.epoch, before, seq: contents.seq, results });
  }

  const server: FakeServer = {
    trouble: {},
    asked: [],
    now: () => contents,
    copy,
    restore(given) {
      server.setBack(given);
      startEpoch();
    },
    setBack(given) {
      contents = { ...given, records: new Map(given.records) };
    },
    removeAll() {
      stance = "removed";
    },
    forget() {
      server.restore({ ...contents, seq: 0, lost: [], records: new Map(), log: [] });
      stance = "forgotten";
    },
    tell: () => watchers.forEach((watcher) => void watcher()),
    endWatches() {
      const ended = [...watchers];
      watchers.clear();
      for (const watcher of ended) watcher();
    },
    watching: () => watchers.size,
    remoteOf: (uid) => ({
      begin: async () =>
        answered("begin", () => {
          if (stance === "removed") return err("refused" as const);
          stance = "member";
          return ok(null);
        }),
      households: async () => answered("households", () => ok({ site: contents.epoch, households: memberships() })),
      push: async (_, known, writes, seen) =>
        answered("push", () => asMember(() => push(uid, known, structuredClone(writes), seen))),
      pull: async (_, known) => answered("pull", () => asMember(() => ok(pull(known)))),
      ...(hasParts && {
        pullPart: async (_: string, wanted: PartWanted) => answered("pull", () => asMember(() => ok(pullPart(wanted)))),
      }),
      watch(_, onChanged) {
        watchers.add(onChanged);
        onChanged();
        return {
          wake() {},
          isEnded: () => !watchers.has(onChanged),
          stop: () => void watchers.delete(onChanged),
        };
      },
    }),
  };

  const memberships = (): Membership[] =>
    stance === "member" ? [{ householdId: household, space: "shared", role: "owner", joinedAt: 0 }] : [];
  const asMember = <T>(work: () => T) => (stance === "member" ? work() : err("not-a-member" as const));

  function answered<T>(name: keyof FakeServer["trouble"], work: () => T) {
    server.asked.push(name);
    const trouble = server.trouble[name];
    if (trouble && trouble !== "lost") return err(trouble);
    const answer = work();
    return trouble ? err("unreachable" as const) : answer;
  }
  return server;
}

const isSame = (one: AnyRecord, other: AnyRecord): boolean =>
  one.restored === other.restored && saysTheSame(one, other);

export const notYet = { ...homeRow, isOnServer: false, epoch: null };
export const known = { ...homeRow, epoch: "epoch-1" };

/** A device with one queued record, and its server. */
export async function pair(row: HouseholdRow = known, page = 1_000) {
  const server = fakeServer(home, page);
  const records = [rowOf(expense("a"))];
  const database = await deviceWith({ households: [row], records, outbox: [waiting("a")] });
  const told: string[] = [];
  const onChanged = (_: string, ids: readonly string[]) => void told.push(...ids);
  const round = () => replicate({ database, remote: server.remoteOf("maya"), onChanged }, home);
  return { server, database, told, round };
}

export const partnerWrites = (server: ReturnType<typeof fakeServer>, ...ids: string[]) =>
  server.remoteOf("tom").push(
    home,
    server.now().epoch,
    ids.map((id) => ({ base: 0, record: expense(id) })),
  );

export const devices = 3;

export interface World {
  server: FakeServer;
  databases: DeviceDatabase[];
  round(index: number): Promise<unknown>;
}

export async function newWorld(): Promise<World> {
  const server = fakeServer(home);
  const row = { ...homeRow, epoch: null };
  const databases = await Promise.all(Array.from({ length: devices }, () => deviceWith({ households: [row] })));
  const round = (index: number) =>
    replicate({ database: databases[index]!, remote: server.remoteOf(`u${index}`), onChanged() {} }, home);
  return { server, databases, round };
}

export async function write(database: DeviceDatabase, id: string, fields: Record<string, unknown>): Promise<void> {
  const before = await storedRecord(database, id);
  const after = { ...expense(id, fields), version: before?.version ?? 0 };
  await database.write((tables) => persistEdits(tables, home, [{ before, after }]));
}

interface FakeTiming extends Timing {
  /** The remaining delays of pending timers. */
  waits(): number[];
  /** Advances the time, and runs due timers in order. */
  pass(milliseconds: number): void;
  /** Whether a page is visible; false at first. */
  watched: boolean;
}

export function fakeTiming(random: () => number = () => 1): FakeTiming {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const timing: FakeTiming = {
    random,
    watched: false,
    isPageVisible: () => timing.watched,
    now: () => now,
    after(milliseconds, work) {
      const one = { at: now + milliseconds, work };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    waits: () => due.map(({ at }) => at - now).sort((one, other) => one - other),
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
  return timing;
}
