import { useState } from "react";
import type { Person } from "#domain/household/household.ts";
import { signOffId, type WeekDecision } from "#domain/money-date/agenda.ts";
import { signatureState, standingSignatures, weekDecision } from "#domain/money-date/agenda-folded.ts";
import type { WeekId } from "#domain/time/week.ts";
import { runWithRetry, useRun } from "#web/household/commands/use-run.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { openHouseholdOf, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { progressWords } from "../agenda-panel.tsx";
import { beginning, reopening, signing, unsigning } from "../sign-off-commands.ts";
import type { StepProps } from "../step-screen.tsx";
import { weekTitle } from "../words.ts";

const names = (people: readonly Person[]): string => listWords(people.map(({ name }) => name));

/** The last step. People here sign; the others sign on their devices, or the week is closed without them. */
export function SignStep({ date, here }: StepProps) {
  const { adults, signOffs } = date;
  const valid = standingSignatures(signOffs);
  const hasSigned = ({ id }: Person) => valid.some(({ personId }) => personId === id);
  const isHere = ({ id }: Person) => here.includes(id);
  const missing = adults.filter((person) => !isHere(person) && !hasSigned(person));
  const open = adults.filter((person) => isHere(person) && !hasSigned(person));
  return (
    <>
      <p className="lede">{signWords(adults.length)}</p>
      <div className="step-screen-body sign-step">
        <OutdatedSignatures date={date} />
        <Actions date={date} here={here} open={open} missing={missing} />
        {missing.length > 0 && <p className="small quiet">{missing.map(missingWords(signOffs)).join(" ")}</p>}
      </div>
    </>
  );
}

const missingWords =
  (signOffs: StepProps["date"]["signOffs"]) =>
  (person: Person): string =>
    `${progressWords(person, signOffs, -1) ?? `${person.name} has not begun`}, and can sign from another device.`;

export const signWords = (adults: number): string =>
  adults === 1
    ? "You sign, the corner folds, and the cell in your year is stamped."
    : `${adults === 2 ? "Both" : "All of you"} sign, the corner folds, and the cell in your year is stamped.`;

/** Signatures made before the decision changed, with the texts that were signed. */
function OutdatedSignatures({ date: { adults, signOffs, decisions } }: Pick<StepProps, "date">) {
  const earlier = adults.flatMap((person) => {
    const part = signOffs.find(({ personId }) => personId === person.id);
    return signatureState(part, signOffs) === "earlier" ? [{ person, signed: part?.signedDecision?.texts ?? [] }] : [];
  });
  if (earlier.length === 0) return null;
  const isOnSheet = (text: string) => decisions.length === 1 && decisions[0]!.text === text;
  const who = earlier.length === 1 && adults.length === 1 ? "you" : names(earlier.map(({ person }) => person));
  return (
    <div className="sign-step-earlier" role="status">
      <p>The decision changed after {who} signed. Read the sheet, and sign again.</p>
      {earlier.flatMap(({ person, signed }) =>
        signed.flatMap(({ text }) =>
          isOnSheet(text) ? (
            []
          ) : (
            <figure key={`${person.id} ${text}`}>
              <figcaption className="small quiet">
                {adults.length === 1 ? "You signed" : `${person.name} signed`}
              </figcaption>
              <blockquote className="sign-step-words">{text}</blockquote>
            </figure>
          ),
        ),
      )}
    </div>
  );
}

interface ActionsProps extends Pick<StepProps, "date" | "here"> {
  /** People here without a valid signature. */
  open: readonly Person[];
  /** People elsewhere without a valid signature. */
  missing: readonly Person[];
}

function Actions({ date: { week, adults, signOffs }, here, open, missing }: ActionsProps) {
  const { sign, unsign } = useSigning(week);
  const [isBusy, setBusy] = useState(false);
  const press = (act: () => Promise<unknown>) => async () => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const all = adults.map(({ id }) => id);
  const without = all.filter((id) => !missing.some((person) => person.id === id));
  const signed = weekDecision(signOffs);
  const isAgain = open.every(({ id }) => signOffs.some((part) => part.personId === id && part.signedAt !== undefined));
  const again = isAgain ? " again" : "";
  const signAll = () =>
    sign({ people: open.map(({ id }) => id), among: all, signed, message: `${weekTitle(week)} is signed` });
  const close = () => sign({ people: here, among: without, signed, message: `${weekTitle(week)} is closed` });
  return (
    <div className="sign-step-actions">
      {open.length > 0 ? (
        <Button busy={isBusy} onClick={press(signAll)}>
          {adults.length === 1 ? `Sign the week${again}` : `Sign${again} as ${names(open)}`}
        </Button>
      ) : (
        <Button variant="outline" busy={isBusy} onClick={press(() => unsign(here))}>
          Take the signature back
        </Button>
      )}
      {missing.length > 0 && (
        <Button variant="quiet" busy={isBusy} onClick={press(close)}>
          Close the week without {names(missing)}
        </Button>
      )}
    </div>
  );
}

interface Signing {
  people: readonly string[];
  /** Everyone who has to sign. */
  among: readonly string[];
  /** The decision on screen; another device may be sending a different one right now. */
  signed: WeekDecision;
  message: string;
}

/** Signing and its reversals, all undoable. */
export function useSigning(week: WeekId) {
  const store = useStore();
  const run = useRun();
  const begin = async (people: readonly string[]) => {
    const parts = openHouseholdOf(store.state.get())?.of["sign-off"];
    const fresh = people.filter((id) => !parts?.get(signOffId(week, id)));
    return fresh.length === 0 || (await runWithRetry(store, beginning(week, fresh))).ok;
  };
  return {
    sign: async ({ people, among, signed, message }: Signing) =>
      (await begin(people)) && run(signing(week, people, among, signed, Date.now()), message),
    unsign: (people: readonly string[]) => run(unsigning(week, people), "The signature is taken back"),
    reopen: () => run(reopening(week), "The week is open again"),
  };
}
