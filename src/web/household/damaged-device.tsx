import { useEffect, useState } from "react";
import type { Salvage } from "#web/store/device/salvage.ts";
import { salvageDevice } from "#web/store/owner/recover-device.ts";
import { Notice } from "./notice.tsx";
import { refusedWords, unopenedWords } from "./refused-words.ts";
import { SalvagedActions } from "./salvaged-actions.tsx";
import { StartAfresh } from "./start-afresh.tsx";
import { TryAgain } from "./try-again.tsx";

/** What can be read is looked for at once, and nothing is changed by looking. */
export function DamagedDevice({ problem }: { problem: "damaged" | "failed" }) {
  const [found, setFound] = useState<Salvage | null>();
  useEffect(() => void salvageDevice().then(setFound), []);
  const { title, text } = found === null ? unopenedWords : refusedWords[problem];
  const actions = (
    <>
      <TryAgain variant="outline" />
      {found && <SalvagedActions found={found} />}
      {found === null && <StartAfresh />}
    </>
  );
  return (
    <Notice title={title} isUrgent actions={actions}>
      <p>{text}</p>
      <p>{found === undefined ? "Looking at what can be read…" : foundWords(found)}</p>
    </Notice>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function foundWords(found: Salvage | null): string {
  if (!found) return "Closing the browser and coming back sometimes helps.";
  const read = count(found.content.records.length, "record", "records");
  if (found.unreadable === 0) return `${read} can be read, and nothing is missing that we know of.`;
  return `${read} can be read, ${found.unreadable} can’t. Save a file first, then repair: what can’t be read goes then.`;
}
