import { useState } from "react";
import { readTyped } from "#web/browser/typed.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

const fields = { takeHome: "Take-home pay, a month", bills: "Bills and debts, a month", everyday: "Everyday, a week" };
const nothingTyped = { takeHome: "", bills: "", everyday: "" };

/** What was typed on the home page is here already, so nobody types it twice. */
export function CarriedOver() {
  const [typed] = useState(() => readTyped("weekly-number", nothingTyped));
  const hasAny = Object.values(typed).some(Boolean);
  return (
    <section className="card">
      <h2>{hasAny ? "Carried over" : "Begin with three figures"}</h2>
      {hasAny ? (
        <dl className="rows">
          {Object.entries(fields).map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="number">{typed[name as keyof typeof typed] || "–"}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="lede">Your weekly number takes three fields on the home page. What you type there is kept.</p>
      )}
      <p className="intake-action">
        <ButtonLink to={paths.home} variant="outline">
          {hasAny ? "Change these figures" : "Find your weekly number"}
        </ButtonLink>
      </p>
    </section>
  );
}
