import type { User } from "#sync/user.ts";
import { useSearchParams } from "#web/router/router.tsx";
import { CarriedOver } from "./carried-over.tsx";
import "./intake.css";

const steps = [
  { name: "People", asks: "who the household is" },
  { name: "Money in", asks: "what lands in your account, as you are paid" },
  { name: "Bills", asks: "what goes out on a date" },
  { name: "Everyday spending", asks: "what a usual week takes" },
  { name: "What you own and owe", asks: "accounts, things of value, debts" },
  { name: "Goals", asks: "what you are looking forward to" },
  { name: "Habits", asks: "what you want to keep doing, and when you talk" },
];

export default function IntakeScreen(_: { user: User | null }) {
  const search = useSearchParams();
  const isEdit = search.get("edit") === "true";
  return (
    <div className="wrap page columns">
      <div>
        <h1 tabIndex={-1}>{isEdit ? "Edit your household" : "Your household"}</h1>
        <p className="lede">
          Seven short steps, each of them skippable, and then a plan. The steps open in a coming version.
        </p>
        <ol className="rows section intake-steps">
          {steps.map(({ name, asks }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span className="quiet">{asks}</span>
            </li>
          ))}
        </ol>
      </div>
      <CarriedOver />
    </div>
  );
}
