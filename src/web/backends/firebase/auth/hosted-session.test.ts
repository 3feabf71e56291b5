import type { MultiFactorResolver } from "@firebase/auth";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuthClient } from "./auth-client.ts";
import { createHostedSession } from "./hosted-session.ts";

const metadata = { creationTime: "Mon, 02 Nov 2026 12:00:00 GMT", lastSignInTime: "Tue, 17 Nov 2026 08:00:00 GMT" };
let now = 1_000_000;
let renewals = 0;
let problem: string | null = null;
let client: AuthClient;

const maya = {
  uid: "maya",
  metadata,
  providerData: [{ providerId: "password" }],
  async getIdToken(isForced: boolean) {
    if (isForced) renewals += 1;
    if (problem) throw Object.assign(new Error(problem), { code: problem });
    return "token";
  },
};

function clientOf(user: typeof maya | null): AuthClient {
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
  client = clientOf(maya);
});

const session = () => createHostedSession(client, () => now);

describe("the hosted session", () => {
  it("contains the user object that screens receive", async () => {
    const user = { uid: "maya", metadata, providerData: [{ providerId: "password" }] };
    expect(await session().read()).toMatchObject({ user });
  });

  it("has no user between the password and the second factor, but says that one is pending", async () => {
    client = clientOf(null);
    expect(await session().read()).toEqual({ user: null });
    client.pending = {} as MultiFactorResolver;
    expect(await session().read()).toEqual({ user: null, pending: "second-factor" });
  });

  it("renews its token on later checks, but not at the same moment", async () => {
    const service = session();
    await service.read();
    await service.read();
    expect(renewals).toBe(0);
    now += 300_001;
    await service.read();
    expect(renewals).toBe(1);
  });

  it.each(["auth/network-request-failed", "auth/internal-error"])(
    "is unknown when the check fails with %s, which signs nobody out",
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
    "has no user any more after %s",
    async (code) => {
      const service = session();
      await service.read();
      now += 300_001;
      problem = code;
      expect(await service.read()).toEqual({ user: null });
      expect(client.auth.currentUser).toBeNull();
    },
  );

  it("takes its sign-in method from the token and stays the same sign-in when the token is renewed", async () => {
    const tokenOf = (provider: string) =>
      `e30.${Buffer.from(JSON.stringify({ firebase: { sign_in_provider: provider } })).toString("base64url")}.`;
    const storedWith = (accessToken: string) => ({ ...maya, toJSON: () => ({ stsTokenManager: { accessToken } }) });
    client = clientOf(storedWith(tokenOf("phone")));
    const service = session();
    const { signIn } = (await service.read())!;
    expect(signIn).toEqual({ id: expect.any(String), method: "phone" });
    // Reauthentication by password changes the token's claim, but is no new sign-in.
    (client.auth as { currentUser: unknown }).currentUser = storedWith(tokenOf("password"));
    now += 300_001;
    expect((await service.read())?.signIn).toEqual(signIn);
    client.signIns += 1;
    expect((await service.read())?.signIn).toEqual({ id: expect.not.stringMatching(signIn!.id), method: "password" });
    client = clientOf(storedWith(tokenOf("oidc.work")));
    expect((await session().read())?.signIn?.method).toBe("oidc");
  });

  it("falls back to the account's first provider when the token can't be parsed", async () => {
    client = clientOf({ ...maya, toJSON: () => ({}) } as never);
    expect((await session().read())?.signIn?.method).toBe("password");
  });

  it("ends with the pending sign-in", async () => {
    client.pending = {} as MultiFactorResolver;
    expect(await session().end()).toBe(true);
    expect([client.pending, client.auth.currentUser]).toEqual([null, null]);
  });
});
