import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ContactMessage } from "#sync/contact-api.ts";
import { askIdentity } from "#web/identity/ask-identity.ts";
import type { Refused } from "#web/identity/identity.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { messageOf, nothingWritten, type Written, type Wrong, wrongIn } from "./contact-words.ts";

export interface ContactForm {
  form: RefObject<HTMLFormElement | null>;
  written: Written;
  write: (change: Partial<Written>) => void;
  wrong: Wrong;
  problem: Refused | null;
  isBusy: boolean;
  /** From then on the page's script can take what is sent. */
  isAlive: boolean;
  /** The address of whoever wrote, once it is on its way. */
  sentBy: string | null;
  submit: (event: FormEvent) => void;
  again: () => void;
}

export function useContactForm(): ContactForm {
  const form = useRef<HTMLFormElement>(null);
  const [written, write] = usePersistedFields("contact", nothingWritten);
  const [tries, setTries] = useState(0);
  const { isBusy, problem, sentBy, send, again } = useSending();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // Once what is wrong shows, the keyboard goes there.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  const wrong = tries > 0 ? wrongIn(written) : {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get("website");
    if (Object.keys(wrongIn(written)).length > 0) return setTries(tries + 1);
    if (!(await send({ ...messageOf(written), website }))) return;
    write(nothingWritten);
    setTries(0);
  };
  return {
    ...{ form, written, write, wrong, problem, isBusy, isAlive, sentBy, again },
    submit: (event) => void submit(event as FormEvent<HTMLFormElement>),
  };
}

function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [sentBy, setSentBy] = useState<string | null>(null);
  const send = async (body: ContactMessage & { website: unknown }): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const answer = await askIdentity("POST", "/api/contact", body);
    setBusy(false);
    if (answer.ok) setSentBy(body.email);
    else setProblem(answer.problem);
    return answer.ok;
  };
  return { isBusy, problem, sentBy, send, again: () => setSentBy(null) };
}
