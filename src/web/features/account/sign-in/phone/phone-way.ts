import { PhoneButton } from "./phone-button.tsx";
import { PhoneSignIn } from "./phone-sign-in.tsx";

/** Comes in a file of its own, and only where texts can be sent. */
export const phoneWay = { PhoneButton, PhoneSignIn };
