import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Refused } from "#web/identity/identity.ts";
import { resyncSession } from "#web/platform/session.ts";
import { type CodeKind, plainCode, refusedWords, wrongIn } from "../code/code-words.ts";
import { focusHeading } from "../focus-heading.ts";
import { useFocusOnWrong } from "../focus-on-wrong.ts";
import { finishHere, startOverHere } from "./sign-in-here.ts";

export interface SecondStepProps {
  onSignedIn: () => void;
  /** Nobody is about to be signed in any more: it took too long, or was given up. */
  onEnd: (isOver: boolean) => void;
}

interface Wrong {
  code?: string | undefined;
  form?: Refused;
}

const wrongBy = (problem: Refused, kind: CodeKind): Wrong =>
  problem.error === "wrong-code" ? { code: refusedWords[kind] } : { form: problem };

/** Another tab may have finished it, or given it up. */
function useLookAgain(): void {
  useEffect(() => {
    const look = () => void resyncSession(0);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
}

/** What the step does. What was typed as the one kind of code stays while the other is tried. */
export function useSecondStep({ onSignedIn, onEnd }: SecondStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(form);
  const [kind, setKind] = useState<CodeKind>("app");
  const [typed, setTyped] = useState<Readonly<Record<CodeKind, string>>>({ app: "", backup: "" });
  const [isRemembered, setRemembered] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  useLookAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another field
  useEffect(() => form.current?.querySelector("input")?.focus(), [kind]);
  const refuse = (found: Wrong) => {
    setWrong(found);
    focusOnWrong();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = wrongIn(kind, typed[kind]);
    if (code) return refuse({ code });
    if (isBusy) return;
    setBusy(true);
    const entered = await finishHere(plainCode(typed[kind]), isRemembered);
    setBusy(false);
    if (entered.ok) onSignedIn();
    else if (entered.problem.error === "nothing-pending") end(true);
    else refuse(wrongBy(entered.problem, kind));
  };
  const end = (isOver: boolean) => {
    onEnd(isOver);
    focusHeading();
  };
  const startOver = async () => {
    await startOverHere();
    end(false);
  };
  const type = (code: string) => {
    setWrong({});
    setTyped({ ...typed, [kind]: code });
  };
  const change = () => {
    setWrong({});
    setKind(kind === "app" ? "backup" : "app");
  };
  return {
    form,
    kind,
    typed,
    wrong,
    isBusy,
    type,
    change,
    submit,
    startOver,
    remember: { isOn: isRemembered, set: setRemembered },
  };
}
