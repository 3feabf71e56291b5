import { expect, it } from "vitest";
import type { Database } from "../storage/database.ts";
import { defaultTimeouts } from "./mail.ts";
import { mailTo, type Post } from "./mail-fixture.contract.ts";
import { claimMails, lease } from "./mail-queue.ts";

const minute = 60_000;

/** Processes that end, are killed, or run concurrently. */
export function nodesContract(post: Post): void {
  it("goes out after the next start if closing aborted it, with the same message id", async () => {
    const never = new Promise<void>(() => {});
    const silent = await post.mailbox({ acknowledge: () => never });
    const mail = post.sender(silent.url, { patience: { delivery: minute, closing: 20 } });
    await mail.send(mailTo("maya@example.com"));
    await post.eventually(() => expect(silent.arrived).toHaveLength(1));
    await mail.close();
    expect(await post.queued()).toHaveLength(1);
    const box = await post.mailbox();
    post.sender(box.url);
    await post.isErased();
    expect(box.arrived[0]!.headers["message-id"]).toBe(silent.arrived[0]!.headers["message-id"]);
  });

  it("is still queued if it was sent while closing", async () => {
    const box = await post.mailbox();
    const mail = post.sender(box.url);
    await mail.close();
    await mail.send(mailTo("maya@example.com"));
    expect(box.arrived).toEqual([]);
    post.sender(box.url);
    await post.isErased();
    expect(box.arrived).toHaveLength(1);
  });

  it("is taken over from a process that was killed, once its lease is over and not before", async () => {
    const box = await post.mailbox();
    const before = post.sender(box.url);
    await before.close();
    await before.send(mailTo("maya@example.com"));
    expect(await post.database.write((query) => claimMails(query, post.clock.now(), 5))).toHaveLength(1);
    await post.sender(box.url).send(mailTo("tom@example.com"));
    await post.eventually(() => expect(box.arrived.map(({ to }) => to[0])).toEqual(["tom@example.com"]));
    post.clock.pass(lease - 1);
    await post.sender(box.url).send(mailTo("uma@example.com"));
    await post.eventually(() => expect(box.arrived).toHaveLength(2));
    await post.eventually(async () => expect(await post.queued()).toMatchObject([{ attempts: 1 }]));
    post.clock.pass(1);
    await post.isErased();
    expect(box.arrived.at(-1)!.to).toEqual(["maya@example.com"]);
  });

  it("aborts a server that takes forever, well before the lease is over", async () => {
    const silent = await post.mailbox({ acknowledge: () => new Promise(() => {}) });
    const mail = post.sender(silent.url, { patience: { delivery: 50, closing: 20 } });
    await mail.send(mailTo("maya@example.com"));
    await post.isSaid('"code":"ETIMEDOUT"');
    await post.isDueIn(15_000);
    expect(defaultTimeouts.delivery * 2).toBeLessThan(lease);
  });

  it("is sent once by two nodes on one database", async () => {
    const box = await post.mailbox();
    const elsewhere = await post.elsewhere();
    const nodes = [post.sender(box.url), post.sender(box.url, { database: elsewhere })];
    const people = Array.from({ length: 40 }, (_, index) => `person-${index}@example.com`);
    await Promise.all(people.map((to, index) => nodes[index % 2]!.send(mailTo(to))));
    await post.isErased();
    for (const node of nodes) await node.close();
    await elsewhere.close();
    expect(box.arrived.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
  });

  it("is claimed by one of two nodes that claim at the same time", async () => {
    const elsewhere = await post.elsewhere();
    const box = await post.mailbox();
    const mail = post.sender(box.url);
    await mail.close();
    for (let round = 0; round < 20; round += 1) {
      await mail.send(mailTo(`person-${round}@example.com`));
      const nodes = [post.database, elsewhere];
      const claim = (node: Database) => node.write((query) => claimMails(query, post.clock.now(), 5));
      expect((await Promise.all(nodes.map(claim))).flat()).toHaveLength(1);
    }
    await elsewhere.close();
  });
}
