import { useEffect, useState } from "react";
import type { Part } from "#domain/intake/answers.ts";
import { readTyped, takeTyped, useTyped } from "#web/platform/typed.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import { useDevice } from "#web/store/use-device.ts";

const fieldOf = (part: Part): string => `line-${part}`;
const nameOf = (part: Part, owner: string): string => `${fieldOf(part)}.${owner}`;
const empty = (part: Part): Record<string, string> => ({ [fieldOf(part)]: "" });

const ownerOf = (device: CurrentDevice): string =>
  device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";

/** On a shared computer lines live as long as what is open there. */
const inMemory = new WeakMap<DeviceStore, Map<Part, string>>();

const linesInMemory = (device: CurrentDevice): Map<Part, string> | undefined => {
  if (device.phase !== "open" || !device.isInMemory) return undefined;
  const lines = inMemory.get(device.store) ?? new Map<Part, string>();
  inMemory.set(device.store, lines);
  return lines;
};

/** The line outlives its step and a reload, for whoever typed it; on a shared computer it lives as long as the page. */
export function useLineText(part: Part): readonly [text: string, setText: (text: string) => void] {
  const device = useDevice();
  const owner = ownerOf(device);
  const [typed, type] = useTyped(nameOf(part, owner), empty(part));
  const [, draw] = useState("");
  const lines = linesInMemory(device);
  const text = typed[fieldOf(part)]!;
  // Someone who signs in half-way goes on with the line they began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    if (owner === "anonymous" || lines) return;
    const begun = takeTyped(nameOf(part, "anonymous"), empty(part))[fieldOf(part)];
    const own = readTyped(nameOf(part, owner), empty(part))[fieldOf(part)];
    if (begun) type({ [fieldOf(part)]: [own, begun].filter(Boolean).join("\n") });
  }, [owner]);
  if (!lines) return [text, (next) => type({ [fieldOf(part)]: next })];
  const setText = (next: string) => {
    lines.set(part, next);
    draw(next);
  };
  return [lines.get(part) ?? "", setText];
}

/** What still stands in a list's line. */
export function useLeftLines(parts: readonly Part[]): readonly { part: Part; text: string }[] {
  const device = useDevice();
  const [left, setLeft] = useState<readonly { part: Part; text: string }[]>([]);
  useEffect(() => {
    const textOf = (part: Part) =>
      linesInMemory(device)?.get(part) ?? readTyped(nameOf(part, ownerOf(device)), empty(part))[fieldOf(part)]!;
    setLeft(parts.map((part) => ({ part, text: textOf(part) })).filter(({ text }) => text.trim() !== ""));
  }, [device, parts]);
  return left;
}
