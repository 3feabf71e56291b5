import type { MiddlewareHandler } from "hono";
import type { HostedProject } from "#sync/hosted-project.ts";
import type { Config } from "../config.ts";

/** What a page of hosted mode may load beside our own files, in the words of a content security policy. */
interface HostedHosts {
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
function hostedHosts({ authDomain, signIn, emulators }: HostedProject): HostedHosts {
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

const google = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  img: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/** Scripts run only from our own files or by the hash of the one inline line that sets the theme. */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[]): string {
  const tag = (hosts: string) => (config.analyticsId ? ` ${hosts}` : "");
  const hosted = config.firebase && hostedHosts(config.firebase);
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${tag(google.script)}${hosted?.script ?? ""}`,
    "style-src 'self'",
    `img-src 'self' data:${tag(google.img)}`,
    `connect-src 'self'${tag(google.connect)}${hosted?.connect ?? ""}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hosted ? [`frame-src${hosted.frame}`] : []),
  ].join("; ");
}

/**
 * Whether browsers take pages of that address for a secure context. Elsewhere, as on a home network by plain HTTP, they
 * ignore some headers and write an error to the console of every page that has them.
 */
function isTrusted(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** What every answer carries, by whatever host it is given. */
export function headersFor(config: Config, scriptHashes: readonly string[]): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config, scriptHashes),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isTrusted(config.publicUrl) && {
      // A window in which somebody signs in with Google or Apple has to be able to say how it ended.
      "cross-origin-opener-policy": config.firebase ? "same-origin-allow-popups" : "same-origin",
    }),
    "cross-origin-resource-policy": "same-origin",
    ...(config.publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

export function securityHeaders(config: Config, scriptHashes: readonly string[]): MiddlewareHandler {
  const headers = headersFor(config, scriptHashes);
  return async (c, next) => {
    await next();
    // Not `c.header`: once there is a response, that makes a new one for each header, with its body as a stream.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
