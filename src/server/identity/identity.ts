import type { Hono } from "hono";
import { attemptsIn } from "../limits/attempts.ts";
import { mountAccount } from "./account/account-routes.ts";
import { accountAddresses, linksOf } from "./account/address-routes.ts";
import { followAccount } from "./account/follow-account.ts";
import { mountAuth } from "./auth/auth-routes.ts";
import { type Auth, createAuth } from "./better-auth.ts";
import type { IdentityParts } from "./identity-parts.ts";
import { phoneCodes } from "./phone/phone-codes.ts";
import { openSessions, type ReadSession, sessionReader } from "./read-session.ts";
import { secondFactors } from "./second-factor/second-factors.ts";
import type { SessionReader } from "./session-route.ts";

interface Identity {
  readSession: ReadSession;
  session: SessionReader;
  mount(app: Hono): void;
}

/** Accounts: who someone is, and how they prove it. */
export function createIdentity(parts: IdentityParts): Identity {
  const attempts = attemptsIn(parts.database, parts.secret);
  // They depend on each other, but not before the first request.
  const links = linksOf(() => auth);
  const addresses = accountAddresses({ ...parts, links });
  const follower = followAccount({ ...parts, attempts, sendVerification: addresses.sendVerification });
  const factors = secondFactors({ ...parts, attempts });
  const auth: Auth = createAuth(parts, { follower, factors });
  const phones = phoneCodes({ ...parts, attempts, authOf: () => auth });
  const openSession = openSessions(parts);
  const readSession: ReadSession = async (request) => {
    const open = await openSession(request);
    return open && { uid: open.uid, contact: open.contact, isConfirmed: open.isConfirmed };
  };
  const later = (work: Promise<void>): void => {
    work.catch((err: unknown) => parts.log.error({ err }, "a mail or a text could not be queued"));
  };
  return {
    readSession,
    session: sessionReader(auth, parts),
    mount(app) {
      mountAccount(app, { ...parts, openSession, auth, attempts, addresses, factors, phones, later });
      mountAuth(app, { ...parts, openSession, auth, attempts, factors });
    },
  };
}
