import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { anew, follow, granted, home, type RemoteSetting, refused, write } from "./setting.ts";

export function watching(setting: () => RemoteSetting): void {
  const remoteOf = (person: string | null) => setting().remoteOf(person);

  describe("watching", () => {
    it("calls at the start and when the partner wrote, until it is stopped", async () => {
      const { id, epoch } = await home(setting());
      const tom = follow(remoteOf("tom"), id);
      await tom.calledMoreThan(0);
      const before = tom.calls();
      granted(await remoteOf("maya").push(id, epoch, [write("a")]));
      await tom.calledMoreThan(before);
      tom.stop();
      const after = tom.calls();
      granted(await remoteOf("maya").push(id, epoch, [write("b")]));
      await sleep(300);
      expect(tom.calls()).toBe(after);
    });

    it("calls for one's own household alone", async () => {
      const [ours, theirs] = [await home(setting()), await home(setting())];
      const tom = follow(remoteOf("tom"), ours.id);
      await tom.calledMoreThan(0);
      await sleep(200);
      const before = tom.calls();
      granted(await remoteOf("maya").push(theirs.id, theirs.epoch, [write("a")]));
      await sleep(300);
      expect(tom.calls()).toBe(before);
      tom.stop();
    });

    it("calls a member who is removed, whose pull is then refused, and nothing after that", async () => {
      const { id, epoch } = await home(setting());
      const tom = follow(remoteOf("tom"), id);
      await tom.calledMoreThan(0);
      const before = tom.calls();
      await setting().removeMember(id, "maya", "tom");
      await tom.calledMoreThan(before);
      expect(await remoteOf("tom").pull(id, anew)).toEqual(refused("not-a-member"));
      await sleep(300);
      const after = tom.calls();
      granted(await remoteOf("maya").push(id, epoch, [write("a")]));
      await sleep(300);
      expect(tom.calls()).toBe(after);
      tom.stop();
    });

    it.each(["uma", null])("calls %s once and never again, for the pull to say why", async (person) => {
      const { id, epoch } = await home(setting());
      const stranger = follow(remoteOf(person), id);
      await stranger.calledMoreThan(0);
      granted(await remoteOf("maya").push(id, epoch, [write("a")]));
      await sleep(300);
      expect(stranger.calls()).toBe(1);
      stranger.stop();
    });

    it("comes back by itself after a restart", async ({ skip }) => {
      const { restart } = setting();
      if (!restart) return skip();
      const { id, epoch } = await home(setting());
      const tom = follow(remoteOf("tom"), id);
      await tom.calledMoreThan(0);
      const before = tom.calls();
      await restart();
      await tom.calledMoreThan(before);
      const since = tom.calls();
      granted(await remoteOf("maya").push(id, epoch, [write("a")]));
      await tom.calledMoreThan(since);
      tom.stop();
    });
  });
}
