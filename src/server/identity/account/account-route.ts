import type { Context, Handler } from "hono";
import type * as v from "valibot";
import type { Result } from "#domain/result.ts";
import type { AccountEvent } from "#sync/account-api.ts";
import { readBody } from "../../http/request-rules.ts";
import type { Attempts, Rule } from "../../limits/attempts.ts";
import { clientAddress } from "../../limits/client-address.ts";
import type { Auth } from "../better-auth.ts";
import type { IdentityParts } from "../identity-parts.ts";
import type { PhoneCodes } from "../phone/phone-codes.ts";
import type { OpenSession, ReadOpenSession } from "../read-session.ts";
import { type Refusal, refuse, refuseForNow } from "../refusals.ts";
import type { SecondFactors } from "../second-factor/second-factors.ts";
import type { AccountAddresses } from "./address-routes.ts";
import { deviceName } from "./device-name.ts";
import { recordEvent } from "./follow-account.ts";

/** Records an account event of a route. */
export const recordFor = (
  { database, now }: AccountParts,
  uid: string,
  device: string,
  what: AccountEvent["what"],
): Promise<void> => database.write((query) => recordEvent(query, { uid, device, what, now: now() }));

export interface AccountParts extends IdentityParts {
  openSession: ReadOpenSession;
  auth: Auth;
  attempts: Attempts;
  addresses: AccountAddresses;
  factors: SecondFactors;
  phones: PhoneCodes;
  /** Runs work after the response, so that its timing reveals nothing. */
  later(work: Promise<void>): void;
}

/** A parsed request with its person. */
interface AccountRequest<Body, Who> {
  c: Context;
  body: Body;
  person: Who;
  device: string;
}

export interface AccountRoute {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** `fresh`: signed in within the last minutes. */
  who: "anyone" | "signed-in" | "fresh";
  handler: (parts: AccountParts) => Handler;
}

/** Refused for `wait` milliseconds. */
interface Later {
  wait: number;
}

interface AccountRouteOptions<Schema extends v.GenericSchema, Who> extends Omit<AccountRoute, "handler"> {
  body?: Schema;
  /** The rate limit per address. */
  perAddress?: Rule;
  /** The rate limit per person. */
  perPerson?: Rule;
  answer: (
    request: AccountRequest<v.InferOutput<Schema>, Who>,
    parts: AccountParts,
  ) => Promise<Result<unknown, Refusal> | Later>;
}

type PersonOf<Who> = Who extends "anyone" ? OpenSession | null : OpenSession;

/** A route about the signed-in person's account. */
export function accountRoute<Schema extends v.GenericSchema, const Who extends AccountRoute["who"]>(
  options: AccountRouteOptions<Schema, PersonOf<Who>> & { who: Who },
): AccountRoute {
  const { method, path, who } = options;
  const handler = (parts: AccountParts): Handler => {
    return async (c) => {
      c.header("cache-control", "no-store");
      const person = await parts.openSession(c.req.raw);
      if (!person && who !== "anyone") return refuse(c, "signed-out");
      if (who === "fresh" && person && parts.now() > person.freshUntil) return refuse(c, "sign-in-again");
      const wait = await waitFor(options, c, person, parts);
      if (wait > 0) return refuseForNow(c, wait);
      const body = await readBody(c.req, options.body);
      if (!body.ok) return refuse(c, body.problem);
      const device = deviceName(c.req.header("user-agent"));
      const request = { c, body: body.value, person: person as PersonOf<Who>, device };
      const answered = await options.answer(request, parts);
      if ("wait" in answered) return refuseForNow(c, answered.wait);
      return answered.ok ? c.json(answered.value ?? {}) : refuse(c, answered.problem);
    };
  };
  return { method, path, who, handler };
}

async function waitFor(
  {
    path,
    perAddress,
    perPerson,
  }: Pick<AccountRouteOptions<v.GenericSchema, unknown>, "path" | "perAddress" | "perPerson">,
  c: Context,
  person: OpenSession | null,
  { attempts, config, now }: AccountParts,
): Promise<number> {
  const here = `${path} ${clientAddress(c, config.trustProxy)}`;
  const first = perAddress ? await attempts.take(here, perAddress, now()) : 0;
  if (first > 0 || !perPerson || !person) return first;
  return attempts.take(`${path} ${person.uid}`, perPerson, now());
}
