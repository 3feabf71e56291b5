import type { ReactNode } from "react";
import "./questions.css";

type Question = { question: string; answer: ReactNode };

export function Questions({ items }: { items: readonly Question[] }) {
  return items.map(({ question, answer }) => (
    <div key={question} className="question">
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}
