const words: Readonly<Record<string, string>> = {
  "signed-up": "Account created",
  "signed-in": "Signed in",
  "signed-out-everywhere": "Signed out everywhere",
  "session-ended": "Another device signed out",
  "email-verified": "Address confirmed",
  "email-change-asked": "Change of address asked for",
  "email-changed": "Address changed",
  "password-changed": "Password changed",
  "password-reset": "Password set anew by mail",
  "second-factor-on": "Second factor turned on",
  "second-factor-off": "Second factor turned off",
  "backup-codes-renewed": "New backup codes made",
  "devices-forgotten": "Remembered devices forgotten",
  "phone-added": "Phone number added",
  "phone-removed": "Phone number removed",
};

/** A server may know of more than this page has words for. */
export const eventWords = (what: string): string => (Object.hasOwn(words, what) ? words[what]! : plain(what));

function plain(what: string): string {
  const text = what.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
