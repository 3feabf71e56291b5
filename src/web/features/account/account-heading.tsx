import { useSignInState } from "#web/identity/use-identity.ts";
import { useDevice } from "#web/store/use-device.ts";

const words = {
  visitor: {
    title: "Take your weeks with you",
    text: "You don’t need an account: everything here works without one, on this device. With one, the same weeks are on all your devices and shared with the people you choose.",
  },
  pending: {
    title: "One more step",
    text: "You are not signed in yet. Nothing of your account opens here until you are.",
  },
  own: {
    title: "Your account",
    text: "The same weeks on all your devices, shared with the people you choose.",
  },
};

/** Whose page this is: of someone signed in or about to be, or of whoever uses this browser. */
export function AccountHeading({ isVisitor }: { isVisitor: boolean }) {
  const isHidden = useDevice().phase === "hidden";
  const isPending = useSignInState().at === "second-factor";
  const { title, text } = words[isPending ? "pending" : isVisitor && !isHidden ? "visitor" : "own"];
  return (
    <header className="account-heading">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede">{text}</p>
    </header>
  );
}
