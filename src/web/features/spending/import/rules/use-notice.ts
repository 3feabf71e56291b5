import { useState } from "react";
import { notKeptWords } from "#web/household/refused-words.ts";
import { takeBack } from "#web/household/use-run.ts";
import { isDevicesFault, writeProblemWords } from "#web/household/write-problem-words.ts";
import type { Command } from "#web/store/command.ts";
import { useStore } from "#web/store/use-device.ts";

export interface Notice {
  text: string;
  isProblem: boolean;
  undo?: () => void;
}

/** Does something and says so inside the dialog, with a way back: messages of the page are hidden behind it. */
export function useNotice() {
  const store = useStore();
  const [notice, setNotice] = useState<Notice>();
  async function run(command: Command, said: string): Promise<boolean> {
    const written = await store.run(command);
    if (!written.ok) {
      const words = isDevicesFault(written.problem)
        ? `Not kept: ${notKeptWords[written.problem as keyof typeof notKeptWords]}`
        : writeProblemWords(written.problem);
      setNotice({ text: words, isProblem: true });
      return false;
    }
    const done = store.state.get().history.done.at(-1)!;
    const undo = () => {
      setNotice(undefined);
      void takeBack(store, done);
    };
    setNotice({ text: said, isProblem: false, undo });
    return true;
  }
  return { notice, run };
}
