import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent, useChunk } from "#web/app/lazy/use-chunk.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import type { PhoneSignInProps } from "./phone-sign-in.tsx";

const phoneSignIn = lazyChunk("phone-sign-in", () => import("./phone-sign-in.tsx"));

interface PhoneOption {
  /** Opens the form. */
  button: ReactNode;
  /** Replaces the other ways to sign in, once it was chosen. */
  form: ReactNode;
}

/** Signing in with a texted code. The form loads on demand; until then the other ways stay on screen. */
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

/** `isBack`: the user has left the phone form, so focus returns to this button. */
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
