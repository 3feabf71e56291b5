import { useState } from "react";
import type { Part } from "#domain/intake/answers.ts";
import { useTyped } from "#web/browser/typed.ts";
import { useDevice } from "#web/store/use-device.ts";

/** The line outlives a reload, for whoever typed it; on a shared computer it lives as long as the page, as all else. */
export function useLineText(part: Part): readonly [text: string, setText: (text: string) => void] {
  const device = useDevice();
  const name = `line-${part}`;
  const owner = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";
  const kept = useTyped(`${name}.${owner}`, { [name]: "" });
  const inMemory = useState("");
  if (device.phase === "open" && device.isInMemory) return inMemory;
  const [typed, type] = kept;
  return [typed[name]!, (text) => type({ [name]: text })];
}
