import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent, useChunk } from "#web/app/lazy/use-chunk.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import type { PhoneSignInProps } from "./phone-sign-in.tsx";

const phoneSignIn = lazyChunk("phone-sign-in", () => import("./phone-sign-in.tsx"));

interface PhoneOption {
  /** What leads to it. */
  button: ReactNode;
  /** In place of everything else, for whoever chose it. */
  form: ReactNode;
}

/** Signing in by a texted code. Its form comes in a file of its own; until that is here, the other ways stay. */
export function usePhoneOption(isOffered: boolean, props: Omit<PhoneSignInProps, "onBack">): PhoneOption {
  const [at, setAt] = useState<"here" | "back" | null>(null);
  const loaded = useChunk(phoneSignIn, at === "here");
  if (!isOffered) return { button: null, form: null };
  const Form = loaded.module?.PhoneSignIn;
  if (at === "here" && Form) return { button: null, form: <Form {...props} onBack={() => setAt("back")} /> };
  return {
    button: (
      <>
        <PhoneButton isBack={at === "back"} onClick={() => setAt("here")} {...onIntent(phoneSignIn)} />
        {at === "here" && <LoadedSection loaded={loaded}>{null}</LoadedSection>}
      </>
    ),
    form: null,
  };
}

/** `isBack`: whoever comes back from there finds the keyboard where it was. */
function PhoneButton({ isBack, ...rest }: ButtonProps & { isBack: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" className="sign-in-phone" {...rest}>
      Use a code by text message
    </Button>
  );
}
