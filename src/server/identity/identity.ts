import type { Hono } from "hono";
import { accountAddresses } from "./account-addresses.ts";
import { mountAccount } from "./account-routes.ts";
import { attemptsIn } from "./attempts.ts";
import { mountAuth } from "./auth-routes.ts";
import { type Auth, createAuth } from "./better-auth.ts";
import { followAccount } from "./follow-account.ts";
import { linksOf } from "./links.ts";
import type { IdentityParts } from "./parts.ts";
import { phoneCodes } from "./phone-codes.ts";
import { openSession } from "./read-session.ts";
import { secondFactors } from "./second-factors.ts";
import type { ReadSession } from "./session.ts";
import { sessionReader } from "./session-reader.ts";
import type { SessionReader } from "./session-route.ts";

export interface Identity {
  readSession: ReadSession;
  session: SessionReader;
  mount(app: Hono): void;
}

/** Accounts: who someone is, and how they prove it. */
export function createIdentity(parts: IdentityParts): Identity {
  const attempts = attemptsIn(parts.database, parts.secret);
  // They need each other, but neither before the first request.
  const links = linksOf(() => auth);
  const addresses = accountAddresses({ ...parts, links });
  const follower = followAccount({ ...parts, attempts, sendVerification: addresses.sendVerification });
  const factors = secondFactors({ ...parts, attempts });
  const auth: Auth = createAuth(parts, { follower, factors });
  const phones = phoneCodes({ ...parts, attempts, authOf: () => auth });
  const readSession: ReadSession = async (request) => {
    const open = await openSession(auth, request);
    return open && { uid: open.uid, contact: open.contact };
  };
  const later = (work: Promise<void>): void => {
    work.catch((err: unknown) => parts.log.error({ err }, "a mail or a text could not be queued"));
  };
  return {
    readSession,
    session: sessionReader(auth, parts),
    mount(app) {
      mountAccount(app, { ...parts, auth, attempts, addresses, factors, phones, later });
      mountAuth(app, { ...parts, auth, attempts, factors });
    },
  };
}
