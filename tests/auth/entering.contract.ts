import { expect, it } from "vitest";
import { browserAt, newPerson } from "./people.ts";

const refused = (problem: object) => ({ ok: false, problem: expect.objectContaining(problem) });

export function entering(port: () => number): void {
  it("signs up and in, and everyone who follows hears of it", async () => {
    const [person, { identity, auth }] = [newPerson(), browserAt(port())];
    await auth.authStateReady();
    const heard: string[] = [];
    identity.state.subscribe(() => heard.push(identity.state.get().at));
    const signedUp = await identity.signUp(person);
    const user = {
      uid: expect.stringMatching(/./),
      metadata: { creationTime: expect.stringMatching(/GMT$/), lastSignInTime: expect.stringMatching(/GMT$/) },
      providerData: [{ providerId: "password" }],
    };
    expect(signedUp).toEqual({ ok: true, value: { at: "signed-in", user } });
    expect(identity.state.get()).toEqual({ at: "signed-in", user });
    expect(await identity.signOut()).toBe(true);
    expect(identity.state.get()).toEqual({ at: "signed-out" });
    expect(await identity.signIn(person)).toEqual(signedUp);
    expect(heard.filter((at, index) => at !== heard[index - 1])).toEqual(["signed-in", "signed-out", "signed-in"]);
  });

  it("refuses a wrong password, an unknown address, one that is taken, and a weak password, in our words", async () => {
    const [person, { identity }] = [newPerson(), browserAt(port())];
    await identity.signUp(person);
    await identity.signOut();
    const wrong = refused({ error: "wrong-credentials" });
    expect(await identity.signIn({ ...person, password: "another one 1" })).toEqual(wrong);
    expect(await identity.signIn(newPerson())).toEqual(wrong);
    expect(await identity.signUp(person)).toEqual(refused({ error: "address-taken" }));
    const weak = refused({ error: "weak-password", unmet: ["min", "digit"] });
    expect(await identity.signUp({ ...newPerson(), password: "short" })).toEqual(weak);
    expect(await identity.signIn({ ...person, email: "nobody" })).toEqual(refused({ error: "malformed" }));
    expect(identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("without a network says so, and lets nobody in", async () => {
    const { identity } = browserAt(9);
    const unreachable = refused({ error: "unreachable" });
    expect(await identity.signIn(newPerson())).toEqual(unreachable);
    expect(await identity.requestReset(newPerson().email)).toEqual(unreachable);
    expect(await identity.account()).toEqual(refused({ error: "signed-out" }));
  });

  it("offers what the operator has turned on, and refuses what Firebase has not", async () => {
    const { identity } = browserAt(port());
    const passwordPolicy = { min: 8, max: null, require: ["digit"] };
    expect(await identity.offer()).toEqual({ ok: true, value: { passwordPolicy, providers: ["google"], phone: true } });
    for (const ask of [identity.signOutEverywhere, identity.renewBackupCodes])
      expect(await ask()).toEqual(refused({ error: "not-offered" }));
    expect(await identity.submitCode("123456", false)).toEqual(refused({ error: "nothing-pending" }));
  });
}
