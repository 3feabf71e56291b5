import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { openMailbox } from "../../../src/server/mail/mailbox.contract.ts";
import { signUp } from "./accounts.ts";
import { linkOf } from "./mails.ts";
import { freePort, freshFolder, type OwnServer, ready, startServer, stop } from "./own-server.ts";
import { test as base, expect } from "./test.ts";

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A server with a real mail server, which can be started again with its clock ahead. */
export interface Reminded {
  address: string;
  mailbox: Mailbox;
  /** Down, and up again so many milliseconds later by its own clock. */
  restart(ahead: number): Promise<void>;
}

export const test = base.extend<{ reminded: Reminded }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
  reminded: async ({}, use) => {
    const mailbox = await openMailbox();
    const env = { PORT: String(await freePort()), DATA_DIR: freshFolder(), SMTP_URL: mailbox.url };
    let server: OwnServer = startServer(env);
    const address = await ready(server);
    const restart = async (ahead: number) => {
      await stop(server);
      const clock = pathToFileURL(join(import.meta.dirname, "clock-ahead.mjs")).href;
      server = startServer({ ...env, NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: String(ahead) });
      await ready(server);
    };
    await use({ address, mailbox, restart });
    await stop(server);
    await mailbox.close();
  },
});

export const arrived = ({ arrived: mails }: Mailbox, subject: RegExp) =>
  mails.filter(({ headers }) => subject.test(headers.subject ?? ""));

/** Someone with a confirmed address, on their account page. */
export async function confirmed(page: Page, { address, mailbox }: Reminded, email: string): Promise<void> {
  await signUp(page, address, email);
  await expect.poll(() => arrived(mailbox, /^Confirm/).length).toBe(1);
  await page.goto(linkOf(arrived(mailbox, /^Confirm/)[0]!.text));
  await page.getByRole("button", { name: "Yes, this address is mine" }).click();
  await page.getByRole("link", { name: "To your account" }).click();
  await expect(page.getByRole("heading", { name: "Reminders" })).toBeVisible();
}

const hour = 3_600_000;

/** The day and time of a money date whose mail, an hour before, is due in the next few hours of this day in UTC. */
export function soon(now = Date.now()) {
  const at = new Date(Math.ceil(now / hour) * hour + 2 * hour);
  const weekday = at.getUTCDay() || 7;
  return { weekday: String(weekday), minute: String(at.getUTCHours() * 60), due: at.getTime() - hour };
}

export async function chooseMail(page: Page, { weekday, minute }: ReturnType<typeof soon>): Promise<void> {
  const reminders = page.getByRole("region", { name: "Reminders" });
  await reminders.getByLabel("Day").selectOption(weekday);
  await reminders.getByLabel("Time", { exact: true }).selectOption(minute);
  await reminders.getByLabel("Time zone").selectOption("UTC");
  await reminders.getByText("Mail me before it, every week").click();
  await reminders.getByRole("button", { name: "Save", exact: true }).click();
  await expect(reminders.getByText(/^The next mail comes on /)).toBeVisible();
}
