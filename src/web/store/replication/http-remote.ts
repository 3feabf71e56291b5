import { err, ok, type Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import { type PullAnswer, type PushAnswer, protocolEdition } from "#sync/protocol.ts";
import { ask, type Line, reach } from "./http-line.ts";
import { createPendingRequests } from "./pending-requests.ts";
import type { Remote, RemoteProblem } from "./remote.ts";
import { watchStream } from "./watch-stream.ts";

const households = "/api/households";

/** Our own server behind `Remote`. */
export function httpRemote(given: Line): Remote {
  const line = { pending: createPendingRequests(given.timing), ...given, isRepeated: true };
  const asked = async <T>(method: string, path: string, body?: object): Promise<Result<T, RemoteProblem>> =>
    inRemoteWords(await ask<T>(line, method, households + path, body));
  return {
    async begin(household, space) {
      const begun = await asked("PUT", `/${household}`, { space });
      return begun.ok ? ok(null) : begun;
    },
    households: () => asked<Memberships>("GET", ""),
    push: (household, epoch, writes, seen) =>
      asked<PushAnswer>("POST", `/${household}/push`, { protocol: protocolEdition, epoch, seen, writes }),
    pull: (household, { epoch, seq, seen }) =>
      asked<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen }),
    pullPart: (household, { epoch, seq, seen, part }) =>
      asked<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen, part }),
    watch: (household, onChanged, onCut) =>
      watchStream(line, `${households}/${household}/stream`, { onChanged, onCut }),
    reach: () => reach(line),
  };
}

const problemOfWord: Readonly<Record<string, RemoteProblem>> = {
  unreachable: "unreachable",
  "signed-out": "signed-out",
  "not-a-member": "not-a-member",
  "other-epoch": "other-epoch",
  "other-protocol": "other-protocol",
  "household-full": "household-full",
  "push-too-large": "too-large",
  "push-too-many": "too-large",
  "too-large": "too-large",
};

function inRemoteWords<T>(answer: Result<T, string>): Result<T, RemoteProblem> {
  if (answer.ok) return answer;
  return err(Object.hasOwn(problemOfWord, answer.problem) ? problemOfWord[answer.problem]! : "refused");
}
