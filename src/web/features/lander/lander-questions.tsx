import type { Lander } from "#content/landers/lander.ts";
import "./lander-questions.css";

/** True for everyone; what holds for these readers alone comes after them. */
const limits = [
  { term: "A bank", text: "it is not one; your money stays where it is" },
  { term: "Bank login", text: "none; you type what you have" },
  { term: "Account", text: "not needed; it stays on your device" },
  { term: "Price", text: "none; open source, no ads" },
];

export function LanderQuestions({ questions, limit }: Pick<Lander, "questions" | "limit">) {
  return (
    <div className="columns lander-questions">
      <section>
        <h2>Before you ask</h2>
        <div className="lander-answers">
          {questions.map(({ asks, answer }) => (
            <div key={asks}>
              <h3>{asks}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>What it is, and is not</h2>
        <dl className="rows lander-limits">
          {[...limits, limit].map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
