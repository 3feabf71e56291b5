import { type ReactNode, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent, useChunk } from "#web/app/lazy/use-chunk.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { useAutoFocus } from "#web/ui/focus.ts";
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
  const [formState, setFormState] = useState<"open" | "left" | null>(null);
  const loaded = useChunk(phoneSignIn, formState === "open");
  if (!isOffered) return { button: null, form: null };
  const Form = loaded.module?.PhoneSignIn;
  if (formState === "open" && Form)
    return { button: null, form: <Form {...props} onBack={() => setFormState("left")} /> };
  return {
    button: (
      <>
        <PhoneButton
          takesFocus={formState === "left"}
          onClick={() => setFormState("open")}
          {...onIntent(phoneSignIn)}
        />
        {formState === "open" && <LoadedSection loaded={loaded}>{null}</LoadedSection>}
      </>
    ),
    form: null,
  };
}

/** `takesFocus`: the user has just left the phone form. */
function PhoneButton({ takesFocus, ...rest }: ButtonProps & { takesFocus: boolean }) {
  const button = useAutoFocus<HTMLButtonElement>(takesFocus);
  return (
    <Button ref={button} variant="quiet" className="sign-in-phone" {...rest}>
      Use a code by text message
    </Button>
  );
}
