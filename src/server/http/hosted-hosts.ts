import type { HostedProject } from "#sync/hosted-project.ts";

/** What a page of hosted mode may load beside our own files, in the words of a content security policy. */
export interface HostedHosts {
  script: string;
  connect: string;
  frame: string;
}

const googleHosts = {
  identity: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
  firestore: "https://firestore.googleapis.com",
  /** Brings the window in which somebody signs in with Google or Apple. */
  windows: "https://apis.google.com",
  /** Asks whether a person wants the text that is sent to a phone. */
  person: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
};

const listed = (hosts: readonly string[]): string => hosts.map((host) => ` ${host}`).join("");

/** Google's own hosts, or the emulators in their place. */
export function hostedHosts({ authDomain, signIn, emulators }: HostedProject): HostedHosts {
  const domain = `https://${authDomain}`;
  const windows = signIn.includes("google") || signIn.includes("apple") ? [googleHosts.windows] : [];
  const person = signIn.includes("phone") ? googleHosts.person : [];
  const services = emulators
    ? [emulators.auth, `http://${emulators.firestore}`]
    : [...googleHosts.identity, googleHosts.firestore, domain];
  return {
    script: listed([...windows, ...person]),
    connect: listed([...services, ...person]),
    frame: listed([emulators ? emulators.auth : domain, ...person]),
  };
}
