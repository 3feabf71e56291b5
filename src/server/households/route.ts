import type { Context, Handler } from "hono";
import type * as v from "valibot";
import type { Result } from "#domain/result.ts";
import { readBody } from "../http/request-rules.ts";
import type { ReadSession, SignedIn } from "../identity/read-session.ts";
import type { Attempts } from "../limits/attempts.ts";
import type { SendMail } from "../mail/mail.ts";
import type { HouseholdStorage } from "../storage/household-storage.ts";
import type { CreateRefusal, DeleteRefusal } from "../storage/households.ts";
import type { ConfirmRefusal, InviteRefusal, RevokeRefusal, TakeRefusal } from "../storage/invitations.ts";
import type { AddRefusal, HandOverRefusal, RemoveRefusal } from "../storage/members.ts";
import type { PushRefusal } from "../storage/push/push.ts";

export type Refusal =
  | "signed-out"
  | "malformed"
  | "not-json"
  | "other-protocol"
  | "address-not-confirmed"
  | AddRefusal
  | ConfirmRefusal
  | CreateRefusal
  | DeleteRefusal
  | HandOverRefusal
  | InviteRefusal
  | PushRefusal
  | RemoveRefusal
  | RevokeRefusal
  | TakeRefusal;

const statusOf = {
  malformed: 400,
  "signed-out": 401,
  "not-a-member": 403,
  "not-the-owner": 403,
  "not-the-inviter": 403,
  "no-such-member": 404,
  "no-such-invitation": 404,
  "address-not-confirmed": 409,
  "already-a-member": 409,
  "household-full": 409,
  "invitation-over": 409,
  "nobody-waits": 409,
  "other-epoch": 409,
  "other-protocol": 409,
  "others-are-members": 409,
  "own-invitation": 409,
  "owner-must-hand-over": 409,
  "private-space": 409,
  taken: 409,
  "too-many-households": 409,
  "too-many-invitations": 409,
  "too-many-members": 409,
  "push-too-large": 413,
  "push-too-many": 413,
  "not-json": 415,
} as const satisfies Record<Refusal, number>;

const refuse = (c: Context, error: Refusal): Response => c.json({ error }, statusOf[error]);

export interface RouteParts {
  storage: HouseholdStorage;
  readSession: ReadSession;
  /** Notifies the streams of a household that it changed. */
  changed: (householdId: string) => void;
  mail: SendMail;
  attempts: Attempts;
  /** The event stream of a household: the only route with an open response. */
  stream: Handler;
  publicUrl: string;
  now: () => number;
}

/** `inviter`: the member who made the invitation, and the owner. */
export type Who = "anyone" | "signed-in" | "member" | "inviter" | "owner";

export interface HouseholdRoute {
  method: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  /** The storage enforces this in its transaction; here it is documentation, and input for the tests. */
  who: Who;
  handler: (parts: RouteParts) => Handler;
}

/** An answer that is already JSON text. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A parsed request with its person. */
export interface RouteRequest<Body> {
  person: SignedIn;
  householdId: string;
  param: (name: string) => string;
  query: Readonly<Record<string, string>>;
  body: Body;
  now: number;
}

interface JsonRoute<Schema extends v.GenericSchema> extends Omit<HouseholdRoute, "handler"> {
  body?: Schema;
  answer: (request: RouteRequest<v.InferOutput<Schema>>, parts: RouteParts) => Promise<Result<unknown, Refusal>>;
}

/** For anonymous requests: nobody has this uid. */
const nobody: SignedIn = { uid: "", contact: "", isConfirmed: false };

const json = { "content-type": "application/json" };

/** A route that answers with JSON, and parses a JSON body if it has a schema. */
export function route<Schema extends v.GenericSchema>(definition: JsonRoute<Schema>): HouseholdRoute {
  const { method, path, who, answer } = definition;
  const handler = (parts: RouteParts): Handler => {
    return async (c) => {
      c.header("cache-control", "no-store");
      const person = await parts.readSession(c.req.raw);
      if (!person && who !== "anyone") return refuse(c, "signed-out");
      const body = await readBody(c.req, definition.body);
      if (!body.ok) return refuse(c, body.problem);
      const param = (name: string) => c.req.param(name) ?? "";
      const householdId = param("householdId").toLowerCase();
      const request = { person: person ?? nobody, householdId, param, query: c.req.query(), now: parts.now() };
      const answered = await answer({ ...request, body: body.value }, parts);
      if (!answered.ok) return refuse(c, answered.problem);
      const { value } = answered;
      return value instanceof JsonText ? c.body(value.text, 200, json) : c.json(value ?? {});
    };
  };
  return { method, path, who, handler };
}

/** Notifies the streams of a household if the operation succeeded. */
export function tell<Done extends Result<unknown, Refusal>>(done: Done, householdId: string, parts: RouteParts): Done {
  if (done.ok) parts.changed(householdId);
  return done;
}
