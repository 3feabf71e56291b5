import { expect, it } from "vitest";
import type { Database } from "../storage/database.ts";
import { mailTo, type Post } from "./mail-fixture.contract.ts";
import { queueRetention } from "./mail-queue.ts";
import { openMailbox } from "./mailbox.contract.ts";

const minute = 60_000;

/** From the queue to the mail server. */
export function deliveryContract(post: Post): void {
  it("arrives with its headers and both bodies, and is deleted from the queue", async () => {
    const box = await post.mailbox();
    await post.sender(box.url).send(mailTo("maya@example.com"));
    await post.isErased();
    const [mail] = box.arrived;
    expect(mail).toMatchObject({ from: "post@money.example", to: ["maya@example.com"] });
    expect(mail).toMatchObject({ text: mailTo("").text, html: mailTo("").html });
    expect(mail!.headers).toMatchObject({
      from: "Weekfold <post@money.example>",
      to: "maya@example.com",
      subject: "=?UTF-8?Q?Don=E2=80=99t_forget?=",
      date: new Date(post.clock.now()).toUTCString().replace("GMT", "+0000"),
      "message-id": expect.stringMatching(/^<[\w-]{36}@money\.example>$/),
      "auto-submitted": "auto-generated",
    });
    expect(post.lines.join("")).not.toContain("maya");
  });

  it("waits for a mail server that is down, with a growing delay, and then arrives", async () => {
    const gone = await openMailbox();
    await gone.close();
    const mail = post.sender(gone.url);
    await mail.send(mailTo("maya@example.com"));
    for (const [attempts, wait] of [15_000, 30_000, minute, 2 * minute].entries()) {
      await post.isSaid("mail not sent yet", attempts + 1);
      await post.isDueIn(wait);
      post.clock.pass(wait);
    }
    await post.isSaid("mail not sent yet", 5);
    await post.isDueIn(4 * minute);
    const box = await post.mailbox({ port: gone.port });
    post.clock.pass(4 * minute);
    await post.isErased();
    expect(box.arrived).toHaveLength(1);
    expect(post.lines.join("")).toContain('"code":"ESOCKET"');
  });

  it("survives a database that does not answer for a while", async () => {
    const box = await post.mailbox();
    let isDown = true;
    const write: Database["write"] = (work) => (isDown ? Promise.reject(new Error("down")) : post.database.write(work));
    const mail = post.sender(box.url, { database: { ...post.database, write } });
    await post.isSaid("the mail queue did not answer");
    isDown = false;
    await mail.send(mailTo("maya@example.com"));
    await post.isErased();
    expect(box.arrived).toHaveLength(1);
  });

  it("[ML4] gives up an address that the server refuses permanently, and blocks no other", async () => {
    const box = await post.mailbox({ refuse: (address) => (address.startsWith("gone") ? 550 : undefined) });
    const mail = post.sender(box.url);
    for (const to of ["gone@example.com", "maya@example.com", "tom@example.com"]) await mail.send(mailTo(to));
    await post.isErased();
    expect(box.arrived.map(({ to }) => to[0]).sort()).toEqual(["maya@example.com", "tom@example.com"]);
    await post.isSaid("mail refused, given up");
    expect(post.lines.join("")).toContain('"status":550');
    expect(post.lines.join("")).not.toContain("example.com");
  });

  it.each(["5.7.1 relay access denied", "5.4.5 daily quota exceeded"])("[ML4] retries after %s", async (words) => {
    let isWrong = true;
    const box = await post.mailbox({ refuse: () => (isWrong ? [554, words] : undefined) });
    await post.sender(box.url).send(mailTo("maya@example.com"));
    await post.isSaid("mail not sent yet");
    isWrong = false;
    await post.isDueIn(15_000);
    post.clock.pass(15_000);
    await post.isErased();
    expect(box.arrived).toHaveLength(1);
  });

  it("[ML4] retries if the server asks to come back later", async () => {
    let isBusy = true;
    const box = await post.mailbox({ refuse: () => (isBusy ? 450 : undefined) });
    await post.sender(box.url).send(mailTo("maya@example.com"));
    await post.isSaid("mail not sent yet");
    isBusy = false;
    await post.isDueIn(15_000);
    post.clock.pass(15_000);
    await post.isErased();
    expect(box.arrived).toHaveLength(1);
  });

  it("[ML8] is given up after three days, with a line in the log that names nobody", async () => {
    const gone = await openMailbox();
    await gone.close();
    await post.sender(gone.url).send(mailTo("maya@example.com"));
    await post.isDueIn(15_000);
    post.clock.pass(queueRetention - 1);
    await post.isSaid("mail not sent yet", 2);
    await post.isDueIn(30_000);
    post.clock.pass(minute);
    await post.isErased();
    await post.isSaid("mails given up after three days");
    expect(post.lines.join("")).not.toContain("maya");
  });

  it.each([
    ["a second header", { to: "maya@example.com\r\nBcc: tom@example.com" }],
    ["a second address", { to: "maya@example.com, tom@example.com" }],
    ["a name", { to: "Tom <maya@example.com>" }],
    ["a NUL", { to: "maya\0@example.com" }],
    ["no address", { to: "maya" }],
    ["a header in the subject", { subject: "Hello\r\nBcc: tom@example.com" }],
    ["a line separator in the subject", { subject: "Hello\u2028there" }],
    ["no subject", { subject: "" }],
  ])("refuses a mail with %s", async (_, part) => {
    const mail = post.sender("smtp://127.0.0.1:1");
    await expect(mail.send({ ...mailTo("maya@example.com"), ...part })).rejects.toThrow(TypeError);
    expect(await post.queued()).toEqual([]);
  });
}
