import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { type Browser, outcomeOf } from "../identity/browser.contract.ts";
import { confirmedMember, newAddress, newMember, servedOn } from "../identity/identity-fixture.contract.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";

const day = 86_400_000;

async function newHousehold(browser: Browser): Promise<string> {
  const id = randomUUID();
  expect(await outcomeOf(await browser.ask(`PUT /api/households/${id}`, { space: "shared" }))).toBe("200");
  return id;
}

/** From a new household that is deleted again, so that the limit per household does not apply. */
async function inviteOnce(browser: Browser, email: string): Promise<string> {
  const id = await newHousehold(browser);
  const answer = await outcomeOf(await browser.ask(`POST /api/households/${id}/invitations`, { by: "mail", email }));
  await browser.ask(`DELETE /api/households/${id}`);
  return answer;
}

const tooMany = "409 too-many-invitations";

/** The limits of mailed invitations, with real accounts, on every engine. */
function invitationMailsContract(engine: string, place: FreshPlace): void {
  describe(`mailed invitations on ${engine}`, () => {
    const served = servedOn(place);
    const mailsTo = (address: string) =>
      served.mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).length;

    it("reach one address five times a day, from any person and any number of households", async () => {
      const [one, other, stranger] = [await confirmedMember(served), await confirmedMember(served), newAddress()];
      for (let count = 0; count < 3; count += 1) expect(await inviteOnce(one.browser, stranger)).toBe("200");
      for (let count = 0; count < 2; count += 1)
        expect(await inviteOnce(other.browser, stranger.toUpperCase())).toBe("200");
      expect(await inviteOnce(one.browser, stranger)).toBe(tooMany);
      expect(await inviteOnce(other.browser, stranger)).toBe(tooMany);
      expect(mailsTo(stranger)).toBe(5);
      vi.setSystemTime(Date.now() + day);
      try {
        expect(await inviteOnce(one.browser, stranger)).toBe("200");
      } finally {
        vi.useRealTimers();
      }
    });

    it("are limited to forty a day from one person, who can still create links", async () => {
      const { browser } = await confirmedMember(served);
      for (let count = 0; count < 40; count += 1) expect(await inviteOnce(browser, newAddress())).toBe("200");
      const last = newAddress();
      expect(await inviteOnce(browser, last)).toBe(tooMany);
      expect(mailsTo(last)).toBe(0);
      const line = `POST /api/households/${await newHousehold(browser)}/invitations`;
      expect(await outcomeOf(await browser.ask(line, { by: "link" }))).toBe("200");
    });

    it("require the inviter's own address to be confirmed; links do not", async () => {
      const [{ browser }, stranger] = [await newMember(served), newAddress()];
      expect(await inviteOnce(browser, stranger)).toBe("409 address-not-confirmed");
      expect(mailsTo(stranger)).toBe(0);
      const line = `POST /api/households/${await newHousehold(browser)}/invitations`;
      expect(await outcomeOf(await browser.ask(line, { by: "link" }))).toBe("200");
    });
  });
}

onEveryEngine(invitationMailsContract);
