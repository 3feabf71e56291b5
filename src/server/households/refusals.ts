import type { Context } from "hono";
import type { CreateRefusal, DeleteRefusal } from "../storage/households.ts";
import type { TakeRefusal } from "../storage/invitation-taking.ts";
import type { ConfirmRefusal, InviteRefusal, RevokeRefusal } from "../storage/invitations.ts";
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

export const refuse = (c: Context, error: Refusal): Response => c.json({ error }, statusOf[error]);
