import { type ComponentType, use } from "react";

/** How long a failure is remembered: until the page has said so. The next attempt is a real one. */
const remembered = 500;

/** A page below the account's that comes in a file of its own. While it is on its way the frame says so, as of any page. */
export function laterStep(load: () => Promise<ComponentType>): ComponentType {
  let asked: Promise<ComponentType> | null = null;
  const ask = () => {
    if (asked) return asked;
    asked = load();
    asked.catch(() => setTimeout(() => (asked = null), remembered));
    return asked;
  };
  return function LaterStep() {
    const Step = use(ask());
    return <Step />;
  };
}
