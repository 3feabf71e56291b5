import { err, ok } from "#domain/result.ts";
import type { Membership } from "#sync/household-api.ts";
import { saysTheSame } from "#sync/join.ts";
import type { PullAnswer, PushAnswer, WriteAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Remote, RemoteProblem, RemoteWrite } from "./remote.ts";

interface Contents {
  seq: number;
  records: Map<string, AnyRecord>;
  /** Every version that was ever accepted, with who wrote it and on what. */
  log: readonly (RemoteWrite & { uid: string })[];
}

/** A server of one household, in memory, with the rules that devices rely on. */
export interface FakeServer {
  remoteOf(uid: string): Remote;
  now(): Contents & { epoch: string };
  copy(): Contents;
  /** Goes back to a copy, as from a backup. */
  restore(copy: Contents): void;
  /** What is asked from now on ends like this; `lost` does it and loses the answer. */
  trouble: { [Name in "begin" | "households" | "push" | "pull"]?: RemoteProblem | "lost" | undefined };
  asked: string[];
  /** Nobody here is a member any more, and the name is taken. */
  removeAll(): void;
  /** Goes back to before the household began, under another name of its own. */
  forget(): void;
  /** Calls all who watch. */
  tell(): void;
  watching(): number;
}

export function fakeServer(household: string, page = 1_000): FakeServer {
  let contents: Contents = { seq: 0, records: new Map(), log: [] };
  let [epochs, restoredAt] = [1, 0];
  let stance: "member" | "removed" | "forgotten" = "member";
  const watchers = new Set<() => void>();
  const epoch = () => `epoch-${epochs}`;
  const copy = (): Contents => ({ ...contents, records: new Map(contents.records) });

  function judge(uid: string, { base, record }: RemoteWrite): WriteAnswer {
    const { id } = record;
    const stored = contents.records.get(id);
    if (base === (stored?.version ?? 0)) {
      const accepted = { ...structuredClone(record), version: contents.seq + 1 };
      const log = [...contents.log, { base, uid, record: accepted }];
      contents = { seq: accepted.version, records: contents.records.set(id, accepted), log };
      return { id, accepted: accepted.version };
    }
    const before = contents.log.find((one) => one.uid === uid && one.base === base && one.record.id === id);
    if (before && isSame(before.record, record)) return { id, accepted: before.record.version };
    return { id, current: structuredClone(stored ?? { ...record, version: 0 }) };
  }

  function pull(known: { epoch: string | null; seq: number }): PullAnswer {
    const after = known.epoch === epoch() ? known.seq : 0;
    const all = [...contents.records.values()].sort((one, other) => one.version - other.version);
    const newer = all.filter(({ version }) => version > after);
    const records = structuredClone(newer.slice(0, page));
    const hasMore = newer.length > page;
    return { epoch: epoch(), seq: hasMore ? records.at(-1)!.version : contents.seq, restoredAt, records, hasMore };
  }

  function push(uid: string, known: string, writes: readonly RemoteWrite[]) {
    if (known !== epoch()) return err("other-epoch" as const);
    const results = writes.map((write) => judge(uid, write));
    return ok<PushAnswer>({ epoch: epoch(), seq: contents.seq, results });
  }

  const server: FakeServer = {
    trouble: {},
    asked: [],
    now: () => ({ ...contents, epoch: epoch() }),
    copy,
    restore(given) {
      contents = { ...given, records: new Map(given.records) };
      [epochs, restoredAt] = [epochs + 1, given.seq];
    },
    removeAll() {
      stance = "removed";
    },
    forget() {
      server.restore({ seq: 0, records: new Map(), log: [] });
      stance = "forgotten";
    },
    tell: () => watchers.forEach((watcher) => void watcher()),
    watching: () => watchers.size,
    remoteOf: (uid) => ({
      begin: async () =>
        answered("begin", () => {
          if (stance === "removed") return err("refused" as const);
          stance = "member";
          return ok(null);
        }),
      households: async () => answered("households", () => ok({ site: epoch(), households: memberships() })),
      push: async (_, known, writes) =>
        answered("push", () => asMember(() => push(uid, known, structuredClone(writes)))),
      pull: async (_, known) => answered("pull", () => asMember(() => ok(pull(known)))),
      watch(_, onChanged) {
        watchers.add(onChanged);
        onChanged();
        return () => watchers.delete(onChanged);
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
