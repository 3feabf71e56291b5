import { useDevice } from "#web/store/use-device.ts";

/** Whose page this is: of someone signed in, or of whoever uses this browser. */
export function AccountHeading({ isVisitor }: { isVisitor: boolean }) {
  const isHidden = useDevice().phase === "hidden";
  return (
    <header className="account-heading">
      <h1 tabIndex={-1}>{isVisitor && !isHidden ? "Take your weeks with you" : "Your account"}</h1>
      <p className="lede">
        {isVisitor && !isHidden
          ? "You don’t need an account: everything here works without one, on this device. With one, the same weeks are on all your devices and shared with the people you choose."
          : "The same weeks on all your devices, shared with the people you choose."}
      </p>
    </header>
  );
}
