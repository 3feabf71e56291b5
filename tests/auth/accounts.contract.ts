import { expect, it } from "vitest";
import { browserAt, lastMail, newPerson } from "./people.ts";

const refused = (error: string) => ({ ok: false, problem: expect.objectContaining({ error }) });
const done = { ok: true };

export function accounts(port: () => number): void {
  async function signedUp() {
    const [person, { identity, auth }] = [newPerson(), browserAt(port())];
    expect(await identity.signUp(person)).toMatchObject(done);
    return { person, identity, auth };
  }

  it("is told as its screen shows it, and is fresh for five minutes after a sign-in", async () => {
    const { person, identity } = await signedUp();
    const account = await identity.account();
    const shown = { email: person.email, emailVerified: false, phone: null, secondFactor: null };
    expect(account).toMatchObject({ ok: true, value: shown });
    const left = account.ok ? account.value.freshUntil - Date.now() : 0;
    expect(left > 240_000 && left <= 300_000).toBe(true);
  });

  it("has its address confirmed by the mailed link, once", async () => {
    const { person, identity } = await signedUp();
    await identity.sendVerification();
    const { oobCode } = await lastMail(port(), person.email, "VERIFY_EMAIL");
    expect(await identity.verify(oobCode)).toEqual({ ok: true, value: { what: "verified" } });
    expect(await identity.account()).toMatchObject({ ok: true, value: { emailVerified: true } });
    expect(await identity.verify(oobCode)).toEqual(refused("link-over"));
    expect(await identity.sendVerification()).toEqual(refused("already-verified"));
  });

  it("has its password set anew by a mailed link, and nobody learns who has an account", async () => {
    const { person, identity } = await signedUp();
    await identity.signOut();
    expect(await identity.requestReset(newPerson().email)).toMatchObject(done);
    expect(await identity.requestReset(person.email)).toMatchObject(done);
    const { oobCode } = await lastMail(port(), person.email, "PASSWORD_RESET");
    expect(await identity.reset(oobCode, "short")).toEqual(refused("weak-password"));
    expect(await identity.reset(oobCode, "nine bread rolls 9")).toMatchObject(done);
    expect(await identity.reset(oobCode, "nine bread rolls 9")).toEqual(refused("link-over"));
    expect(await identity.signIn(person)).toEqual(refused("wrong-credentials"));
    expect(await identity.signIn({ ...person, password: "nine bread rolls 9" })).toMatchObject(done);
  });

  it("changes its password only for whoever knows the old one", async () => {
    const { person, identity } = await signedUp();
    expect(await identity.confirm("wrong 1234")).toEqual(refused("wrong-password"));
    expect(await identity.changePassword("wrong 1234", "nine bread rolls 9")).toEqual(refused("wrong-password"));
    expect(await identity.confirm(person.password)).toMatchObject(done);
    expect(await identity.changePassword(person.password, "nine bread rolls 9")).toMatchObject(done);
    await identity.signOut();
    expect(await identity.signIn({ ...person, password: "nine bread rolls 9" })).toMatchObject(done);
  });

  it("changes its address once the new one is confirmed", async () => {
    const { person, identity } = await signedUp();
    const { email } = newPerson();
    expect(await identity.changeEmail(email)).toMatchObject(done);
    const { oobCode } = await lastMail(port(), email, "VERIFY_AND_CHANGE_EMAIL");
    expect(await identity.verify(oobCode)).toEqual({ ok: true, value: { what: "changed" } });
    await identity.signOut();
    expect(await identity.signIn({ ...person, email })).toMatchObject(done);
    await identity.signOut();
    expect(await identity.signIn(person)).toEqual(refused("wrong-credentials"));
  });

  it("keeps its last way in, and is gone once it is deleted", async () => {
    const { person, identity } = await signedUp();
    expect(await identity.unlinkProvider("google")).toEqual(refused("last-way-in"));
    expect(await identity.deleteAccount()).toMatchObject(done);
    expect(identity.state.get()).toEqual({ at: "signed-out" });
    expect(await identity.account()).toEqual(refused("signed-out"));
    expect(await identity.signIn(person)).toEqual(refused("wrong-credentials"));
  });
}
