import { useState } from "react";
import type { Person } from "#domain/household/household.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Button } from "#web/ui/button.tsx";
import type { StepProps } from "../step-screen.tsx";
import { weekTitle } from "../step-words.ts";
import { placeWords } from "../where-they-are.tsx";
import { useSigning } from "./use-signing.ts";
import "./sign-step.css";

const names = (people: readonly Person[]): string => listWords(people.map(({ name }) => name));

/** The last page. Whoever is here signs; who is not may sign elsewhere, or the week is closed without them. */
export function SignStep({ date, here }: StepProps) {
  const { adults, signOffs } = date;
  const hasSigned = ({ id }: Person) => signOffs.some((part) => part.personId === id && part.signedAt !== undefined);
  const isHere = ({ id }: Person) => here.includes(id);
  const missing = adults.filter((person) => !isHere(person) && !hasSigned(person));
  const open = adults.filter((person) => isHere(person) && !hasSigned(person));
  return (
    <>
      <p className="lede">{signWords(adults.length)}</p>
      <div className="step-screen-body sign-step">
        <Actions date={date} here={here} open={open} missing={missing} />
        {missing.length > 0 && <p className="small quiet">{missing.map(missingWords(signOffs)).join(" ")}</p>}
      </div>
    </>
  );
}

const missingWords =
  (signOffs: StepProps["date"]["signOffs"]) =>
  (person: Person): string =>
    `${placeWords(person, signOffs, -1) ?? `${person.name} has not begun`}, and can sign from another device.`;

export const signWords = (adults: number): string =>
  adults === 1
    ? "You sign, the corner folds, and the cell in your year is stamped."
    : `${adults === 2 ? "Both" : "All of you"} sign, the corner folds, and the cell in your year is stamped.`;

interface ActionsProps extends Pick<StepProps, "date" | "here"> {
  /** Here, and not signed yet. */
  open: readonly Person[];
  /** Elsewhere, and not signed yet. */
  missing: readonly Person[];
}

function Actions({ date: { week, adults }, here, open, missing }: ActionsProps) {
  const { sign, takeBackSignature } = useSigning(week);
  const [isBusy, setBusy] = useState(false);
  const press = (act: () => Promise<unknown>) => async () => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const all = adults.map(({ id }) => id);
  const without = all.filter((id) => !missing.some((person) => person.id === id));
  return (
    <div className="sign-step-actions">
      {open.length > 0 ? (
        <Button busy={isBusy} onClick={press(() => sign(here, all, `${weekTitle(week)} is signed`))}>
          {adults.length === 1 ? "Sign the week" : `Sign as ${names(open)}`}
        </Button>
      ) : (
        <Button variant="outline" busy={isBusy} onClick={press(() => takeBackSignature(here))}>
          Take the signature back
        </Button>
      )}
      {missing.length > 0 && (
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={press(() => sign(here, without, `${weekTitle(week)} is closed`))}
        >
          Close the week without {names(missing)}
        </Button>
      )}
    </div>
  );
}
