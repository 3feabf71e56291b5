import type { MultiFactorResolver } from "@firebase/auth";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuthClient } from "./auth-client.ts";
import { createHostedSession } from "./hosted-session.ts";

const metadata = { creationTime: "Mon, 02 Nov 2026 12:00:00 GMT", lastSignInTime: "Tue, 17 Nov 2026 08:00:00 GMT" };
let now = 1_000_000;
let renewals = 0;
let problem: string | null = null;
let line: AuthClient;

const maya = {
  ...{ uid: "maya", metadata, providerData: [{ providerId: "password" }] },
  async getIdToken(isForced: boolean) {
    if (isForced) renewals += 1;
    if (problem) throw Object.assign(new Error(problem), { code: problem });
    return "token";
  },
};

function lineOf(user: typeof maya | null): AuthClient {
  const auth = {
    currentUser: user,
    authStateReady: async () => {},
    async signOut() {
      auth.currentUser = null;
    },
  };
  return {
    auth,
    pending: null,
    secret: null,
    ways: [],
    signIns: 0,
    policy: { min: 6, max: null, require: [] },
  } as never;
}

beforeEach(() => {
  renewals = 0;
  problem = null;
  line = lineOf(maya);
});

const session = () => createHostedSession(line, () => now);

describe("who is signed in, by Firebase", () => {
  it("[HM25] is the user object that screens know", async () => {
    const user = { uid: "maya", metadata, providerData: [{ providerId: "password" }] };
    expect(await session().read()).toMatchObject({ user });
  });

  it("[HM25] is nobody between password and second proof, and that is said", async () => {
    line = lineOf(null);
    expect(await session().read()).toEqual({ user: null });
    line.pending = {} as MultiFactorResolver;
    expect(await session().read()).toEqual({ user: null, pending: "second-factor" });
  });

  it("[HM25] has its token renewed when asked again, but not in the same moment", async () => {
    const service = session();
    await service.read();
    await service.read();
    expect(renewals).toBe(0);
    now += 300_001;
    await service.read();
    expect(renewals).toBe(1);
  });

  it.each(["auth/network-request-failed", "auth/internal-error"])(
    "[HM25] is not known where asking ends in %s, and nobody is signed out by that",
    async (code) => {
      const service = session();
      await service.read();
      now += 300_001;
      problem = code;
      expect(await service.read()).toBeNull();
      problem = null;
      expect(await service.read()).toMatchObject({ user: { uid: "maya" } });
    },
  );

  it.each(["auth/user-token-expired", "auth/user-disabled", "auth/user-not-found"])(
    "[HM25] is nobody any more after %s",
    async (code) => {
      const service = session();
      await service.read();
      now += 300_001;
      problem = code;
      expect(await service.read()).toEqual({ user: null });
      expect(line.auth.currentUser).toBeNull();
    },
  );

  it("[TR24] began by what its token says, whatever way the account had first, and stays one sign-in when renewed", async () => {
    const tokenOf = (provider: string) =>
      `e30.${Buffer.from(JSON.stringify({ firebase: { sign_in_provider: provider } })).toString("base64url")}.`;
    const storedWith = (accessToken: string) => ({ ...maya, toJSON: () => ({ stsTokenManager: { accessToken } }) });
    line = lineOf(storedWith(tokenOf("phone")));
    const service = session();
    const { signIn } = (await service.read())!;
    expect(signIn).toEqual({ id: expect.any(String), method: "phone" });
    // Proving it again by the password makes a token that says so, and is no other sign-in.
    (line.auth as { currentUser: unknown }).currentUser = storedWith(tokenOf("password"));
    now += 300_001;
    expect((await service.read())?.signIn).toEqual(signIn);
    line.signIns += 1;
    expect((await service.read())?.signIn).toEqual({ id: expect.not.stringMatching(signIn!.id), method: "password" });
    line = lineOf(storedWith(tokenOf("oidc.work")));
    expect((await session().read())?.signIn?.method).toBe("oidc");
  });

  it("[TR24] began by the first way that the account has, where the token can't be read", async () => {
    line = lineOf({ ...maya, toJSON: () => ({}) } as never);
    expect((await session().read())?.signIn?.method).toBe("password");
  });

  it("[HM25] leaves with what was pending", async () => {
    line.pending = {} as MultiFactorResolver;
    expect(await session().end()).toBe(true);
    expect([line.pending, line.auth.currentUser]).toEqual([null, null]);
  });
});
