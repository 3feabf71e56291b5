import type { Question } from "./article.ts";
import "./questions.css";

export function Questions({ items }: { items: readonly Question[] }) {
  return items.map(({ question, answer }) => (
    <div key={question} className="question">
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}
