import { err, type Result } from "#domain/result.ts";
import { codeOf, endedCodes } from "#web/platform/firebase/ended.ts";
import type { RemoteProblem } from "../replication/remote.ts";
import type { Timing } from "../replication/rounds.ts";

/** The same as for our own server. */
const patience = 30_000;

const problemOfCode: Readonly<Record<string, RemoteProblem>> = {
  "permission-denied": "not-a-member",
  unauthenticated: "signed-out",
  "invalid-argument": "refused",
};

export const isDenied = (fault: unknown): boolean => codeOf(fault) === "permission-denied";

/** A spent quota, a lost network, too many writers at once and whatever has no name here pass by themselves. */
export function problemOf(fault: unknown): RemoteProblem {
  const code = codeOf(fault);
  if (endedCodes.includes(code)) return "signed-out";
  return Object.hasOwn(problemOfCode, code) ? problemOfCode[code]! : "unreachable";
}

/** Waits no longer than for our own server, and never throws. What comes too late is as good as a lost answer. */
export async function inTime<T, Problem extends string>(
  { after }: Timing,
  work: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | RemoteProblem>> {
  let cancel = () => {};
  const late = new Promise<Result<T, RemoteProblem>>((resolve) => {
    cancel = after(patience, () => resolve(err("unreachable")));
  });
  const answer: Promise<Result<T, Problem | RemoteProblem>> = work().catch((fault: unknown) => err(problemOf(fault)));
  return Promise.race([answer, late]).finally(cancel);
}
