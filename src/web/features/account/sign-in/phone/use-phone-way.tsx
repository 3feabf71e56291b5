import { type ReactNode, useState } from "react";
import { useLater } from "../../use-later.ts";
import type { PhoneSignInProps } from "./phone-sign-in.tsx";

const load = () => import("./phone-way.ts").then(({ phoneWay }) => phoneWay);

interface PhoneWay {
  /** What leads to it. */
  button: ReactNode;
  /** In place of everything else, for whoever chose it. */
  form: ReactNode;
}

/** Signing in by a texted code. Comes in a file of its own, and only where texts can be sent. */
export function usePhoneWay(isOffered: boolean, props: Omit<PhoneSignInProps, "onBack">): PhoneWay {
  const { part } = useLater(isOffered, load);
  const [at, setAt] = useState<"here" | "back" | null>(null);
  if (!part) return { button: null, form: null };
  return {
    button: <part.PhoneButton isBack={at === "back"} onClick={() => setAt("here")} />,
    form: at === "here" && <part.PhoneSignIn {...props} onBack={() => setAt("back")} />,
  };
}
