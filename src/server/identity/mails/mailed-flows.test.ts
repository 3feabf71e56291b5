import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../../app.ts";
import { type Config, readConfig } from "../../config.ts";
import { emptySite } from "../../http/site.ts";
import { createHub } from "../../live/hub.ts";
import { openMail } from "../../mail/mail.ts";
import { keptLog } from "../../mail/mail-fixture.contract.ts";
import { openMailbox } from "../../mail/mailbox.contract.ts";
import { openDatabase } from "../../storage/database.ts";
import { freshFolder } from "../../storage/engines.contract.ts";
import { Browser, password, site, told } from "../browser.contract.ts";
import { newAddress } from "../identity-fixture.contract.ts";

/** Nothing replaced: the real queue, a real mail server, and passwords scrambled as they are in earnest. */
async function wholeServer() {
  const box = await openMailbox();
  const place = { databaseUrl: null, dataDir: freshFolder() };
  const database = await openDatabase(place);
  const config = { ...(readConfig({ PUBLIC_URL: site, SMTP_URL: box.url }) as Config), ...place };
  const { log } = keptLog();
  const mail = openMail({ database, config, log });
  const parts = { config, database, site: emptySite, log, hub: createHub(), mail: mail.send };
  const app = createApp({ ...parts, authSecret: "a-secret-of-more-than-thirty-two-signs" });
  const close = async () => {
    await mail.close();
    await box.close();
    await database.close();
  };
  return { app, box, close };
}

let server: Awaited<ReturnType<typeof wholeServer>>;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.close());

const subjectOf = ({ headers }: { headers: Record<string, string> }) => headers.subject;

async function tokenIn(subject: string): Promise<string> {
  await vi.waitFor(() => expect(server.box.arrived.map(subjectOf)).toContain(subject), { timeout: 10_000 });
  return /#(\S+)/.exec(server.box.arrived.find((mail) => subjectOf(mail) === subject)!.text)![1]!;
}

it("[ID7] [ID8] confirms an address and sets a new password by mails that arrived", async () => {
  const [browser, email] = [new Browser(server), newAddress()];
  expect(await told(await browser.signUp(email))).toBe("200");
  const confirmed = await browser.json("POST /api/account/verify", {
    token: await tokenIn("Confirm your address"),
  });
  expect(confirmed).toEqual({ what: "verified" });
  await browser.ask("POST /api/auth/request-password-reset", { email });
  const token = await tokenIn("Set a new password");
  expect(await told(await browser.ask("POST /api/auth/reset-password", { token, newPassword: "a new password" }))).toBe(
    "200",
  );
  expect(await told(await browser.signIn(email, password))).toBe("401 wrong-credentials");
  expect(await told(await browser.signIn(email, "a new password"))).toBe("200");
});
