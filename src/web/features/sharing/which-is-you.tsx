import { useState } from "react";
import type { Fields } from "#sync/kinds/kinds.ts";
import { nameOfUid, unlinkedAdults } from "#web/household/words/member-names.ts";
import { changing, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { refusalWords } from "./refusal-words.ts";

/** Links the account to a person of the household, so that others see a name. Shown until one is linked. */
export function WhichIsYou({ people, uid }: { people: readonly Fields<"person">[]; uid: string }) {
  const store = useStore();
  const [problem, setProblem] = useState<string | null>(null);
  const adults = unlinkedAdults(people);
  if (adults.length === 0 || nameOfUid(uid, people)) return null;
  const link = async (id: string) => {
    const linked = await store.run(changing("link-account", "person", id, () => ({ uid })));
    setProblem(linked.ok ? null : linked.problem);
  };
  return (
    <div className="sharing-part">
      <h3>Which of you is it?</h3>
      <p className="small quiet">Then the others read your name here and beside what you change.</p>
      <div className="sharing-actions">
        {adults.map(({ id, name }) => (
          <Button key={id} variant="outline" size="small" onClick={() => void link(id)}>
            I am {name}
          </Button>
        ))}
      </div>
      <ProblemNote problem={problem} words={refusalWords} />
    </div>
  );
}
