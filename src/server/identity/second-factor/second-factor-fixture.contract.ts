import { Browser, password } from "../browser.contract.ts";
import { confirmedMember, type newMember, type Served } from "../identity-fixture.contract.ts";
import { codeAt, stepAt } from "./second-factors.ts";

export interface Enrolled extends Awaited<ReturnType<typeof newMember>> {
  secret: string;
  /** The code that confirmed it. */
  firstCode: string;
  backupCodes: string[];
}

/** The code of the app some time steps from now: the current one was used for enrollment. */
export const codeOf = ({ secret }: Pick<Enrolled, "secret">, offset = 1): string =>
  codeAt(secret, stepAt(Date.now()) + offset);

/** A person with a second factor, in their browser. */
export async function enrolled(served: Served): Promise<Enrolled> {
  const member = await confirmedMember(served);
  const { secret } = (await member.browser.json("POST /api/account/second-factor")) as { secret: string };
  const firstCode = codeOf({ secret }, 0);
  const confirmed = await member.browser.json("POST /api/account/second-factor/confirm", { code: firstCode });
  return { ...member, secret, firstCode, backupCodes: confirmed.backupCodes as string[] };
}

/** A browser after the password, before the second factor. */
export async function halfway(served: Served, { email }: Pick<Enrolled, "email">, more: object = {}): Promise<Browser> {
  const browser = new Browser(served);
  await browser.signIn(email, password, more);
  return browser;
}

export const bringCode = (browser: Browser, code: string, more: object = {}): Promise<Response> =>
  browser.ask("POST /api/auth/second-factor", { code, ...more });

/** The state that the account page receives. */
export const stateOf = async (browser: Browser): Promise<unknown> =>
  (await browser.json("GET /api/account")).secondFactor;
