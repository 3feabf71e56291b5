import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../storage/database.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { fileDelivery } from "./delivery.ts";
import { type OpenMail, openMail } from "./mail.ts";
import { capturedLog, mailFrom, mailTo, manualClock } from "./mail-fixture.contract.ts";
import { readMail } from "./mailbox.contract.ts";

const isWindows = process.platform === "win32";

describe("without a mail server", () => {
  let dataDir: string;
  let database: Database;
  let mail: OpenMail;
  let kept: ReturnType<typeof capturedLog>;
  const clock = manualClock();
  const files = () => readdirSync(join(dataDir, "mail"));
  const written = (count: number) => vi.waitFor(() => expect(files().filter(isWhole)).toHaveLength(count));
  const isWhole = (name: string) => name.endsWith(".eml");
  beforeEach(async () => {
    dataDir = freshFolder();
    kept = capturedLog();
    database = await openDatabase({ databaseUrl: null, dataDir });
    const config = { smtpUrl: null, mailFrom, dataDir };
    mail = openMail({ database, config, log: kept.log, now: clock.now, pause: clock.pause });
  });
  afterEach(async () => {
    await mail.close();
    await database.close();
  });

  it("is written to a file of its own, which the log names", async () => {
    await mail.send(mailTo("maya@example.com"));
    await mail.send(mailTo("tom@example.com"));
    await written(2);
    await mail.close();
    const people = files().map((name) => readMail(readFileSync(join(dataDir, "mail", name), "utf8")).headers.to);
    expect(people.sort()).toEqual(["maya@example.com", "tom@example.com"]);
    for (const name of files()) expect(kept.lines.join("")).toContain(JSON.stringify(join(dataDir, "mail", name)));
    expect(kept.lines.join("")).not.toMatch(/maya|tom@/);
    expect(await database.query.selectFrom("mails").selectAll().execute()).toEqual([]);
  });

  it.skipIf(isWindows)("is readable only by its owner", async () => {
    await mail.send(mailTo("maya@example.com"));
    await written(1);
    expect(statSync(join(dataDir, "mail")).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "mail", files()[0]!)).mode & 0o777).toBe(0o600);
  });

  it("is one file even when it is written twice", async () => {
    const deliver = fileDelivery(dataDir, mailFrom, kept.log);
    const queued = {
      ...mailTo("maya@example.com"),
      id: "5f0c1c5e-0000-4000-8000-000000000000",
      queuedAt: 0,
      attempt: 1,
    };
    const never = new AbortController().signal;
    await deliver(queued, never);
    await deliver({ ...queued, attempt: 2 }, never);
    expect(files()).toEqual(["1970-01-01T00-00-00.000Z-5f0c1c5e.eml"]);
  });

  it("waits while the folder can't be written", async () => {
    writeFileSync(join(dataDir, "mail"), "in the way");
    await mail.send(mailTo("maya@example.com"));
    await vi.waitFor(() => expect(kept.lines.join("")).toContain("mail not sent yet"));
    rmSync(join(dataDir, "mail"));
    mkdirSync(join(dataDir, "mail"));
    await vi.waitFor(async () => {
      clock.pass(15_000);
      expect(files().filter(isWhole)).toHaveLength(1);
    });
  });
});
