import "../projections.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Progress } from "#web/ui/progress.tsx";
import { createReckoner } from "./projection-client.ts";
import type { AnswerTo, Question } from "./requests.ts";

interface Reckoning<Answer> {
  /** The last answer. It is of an earlier question while `isBusy`, and must not be shown as an answer to this one. */
  answer: Answer | null;
  isBusy: boolean;
  /** From 0 to 1. */
  done: number;
}

/** Whoever types wants no answer to every key. */
const pauseMs = 250;

interface Answered<Asked extends Question> {
  to: Asked;
  answer: AnswerTo<Asked>;
}

/** The answer to a question that is made anew whenever what it asks about changes. Nothing is asked by null. */
export function useReckoning<Asked extends Question>(question: Asked | null): Reckoning<AnswerTo<Asked>> {
  const [answered, setAnswered] = useState<Answered<Asked> | null>(null);
  const [done, setDone] = useState(0);
  const hasAsked = useRef(false);
  const [reckoner] = useState(createReckoner);
  useEffect(() => reckoner.close, [reckoner]);
  useEffect(() => {
    if (!question) return;
    const begin = async () => {
      hasAsked.current = true;
      const answer = await reckoner.ask(question, setDone);
      if (answer) setAnswered({ to: question, answer });
    };
    setDone(0);
    const timer = setTimeout(() => void begin(), hasAsked.current ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      reckoner.cancel();
    };
  }, [question, reckoner]);
  return { answer: answered?.answer ?? null, isBusy: question !== null && answered?.to !== question, done };
}

interface WorkingProps {
  isBusy: boolean;
  done: number;
  children: ReactNode;
}

/** What is reckoned anew keeps its place and is not seen until it is there: no old figure passes for a new one. */
export const Working = ({ isBusy, done, children }: WorkingProps) => (
  <div className="working" aria-busy={isBusy}>
    <div className="working-note" role="status">
      {isBusy && (
        <>
          <p>Working it out…</p>
          <Progress label="Working it out" tone="plain" value={done} max={1} />
        </>
      )}
    </div>
    <div className={isBusy ? "working-old" : undefined} inert={isBusy}>
      {children}
    </div>
  </div>
);
