import * as v from "valibot";
import type { PasswordPolicy } from "./password-policy.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** Optional sign-in methods of a project. Email and password are always available. */
export const hostedWays = ["google", "apple", "phone", "second-factor"] as const;
export type HostedWay = (typeof hostedWays)[number];

/** Local emulators instead of Google's services, for development. */
const emulatorsSchema = v.object({
  auth: v.pipe(v.string(), v.regex(/^http:\/\/[\w.-]+:\d{1,5}$/)),
  firestore: v.pipe(v.string(), v.regex(/^[\w.-]+:\d{1,5}$/)),
});

/** A Firebase project as its console prints it; other fields are ignored. `signIn` and `emulators` are ours. */
export const hostedProjectSchema = v.object({
  apiKey: text,
  authDomain: v.pipe(text, v.regex(/^[\w.-]+(:\d{1,5})?$/)),
  projectId: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
  appId: text,
  signIn: v.optional(v.array(v.picklist(hostedWays)), []),
  emulators: v.optional(v.nullable(emulatorsSchema), null),
});

export type HostedProject = v.InferOutput<typeof hostedProjectSchema>;

/** The project as pages know it. Pages check the password policy, because Firebase checks only the length. */
export interface HostedSite extends HostedProject {
  passwordPolicy: PasswordPolicy;
}

/** The project, or a sentence about the invalid field. */
export function readHostedProject(json: string): HostedProject | string {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return "is not JSON. Take it from the project's settings, with its braces, and each name in quotation marks.";
  }
  const read = v.safeParse(hostedProjectSchema, given);
  return read.success ? read.output : problemIn(given, read.issues[0]);
}

function problemIn(given: unknown, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (field === null) return "must be a JSON object with the fields of the project's web app.";
  const isThere = typeof given === "object" && given !== null && Object.hasOwn(given, field.split(".")[0]!);
  return isThere ? `has a value in ${field} that can't be used.` : `lacks ${field}.`;
}
