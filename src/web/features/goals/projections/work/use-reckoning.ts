import { useEffect, useRef, useState } from "react";
import type { AnswerTo, Question } from "./questions.ts";
import { createReckoner } from "./reckoner.ts";

export interface Reckoning<Answer> {
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
