import { useState } from "react";
import type { Member } from "#sync/household-api.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { changing } from "#web/store/command.ts";
import { useStore } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { refusalWords } from "./refusal-words.ts";
import { dayWords } from "./when-words.ts";

type People = readonly LiveRecord<"person">[];

/** The name in the household that is linked to an account. */
export const nameOfUid = (uid: string, people: People): string | undefined =>
  people.find((person) => person.uid === uid)?.name;

export function memberName({ uid, joinedAt }: Member, people: People, self: string): string {
  return nameOfUid(uid, people) ?? (uid === self ? "You" : `Member since ${dayWords(joinedAt)}`);
}

/** The author of a change may have left since. */
export const authorName = (uid: string, people: People, self: string): string =>
  uid === self ? "You" : (nameOfUid(uid, people) ?? "Someone who shares this household");

/** Adults without a linked account: one of them may be the user. */
export const unlinkedAdults = (people: People): People =>
  people.filter(({ type, uid }) => type === "adult" && uid === undefined);

/** Links the account to a person of the household, so that others see a name. Shown until one is linked. */
export function WhichIsYou({ people, uid }: { people: readonly LiveRecord<"person">[]; uid: string }) {
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
