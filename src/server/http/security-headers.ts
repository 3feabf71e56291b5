import type { MiddlewareHandler } from "hono";
import type { HostedProject } from "#sync/hosted-project.ts";
import type { Config } from "../config.ts";

/** The additional content security policy sources of hosted mode. */
interface HostedHosts {
  script: string;
  connect: string;
  frame: string;
}

const googleHosts = {
  identity: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
  firestore: "https://firestore.googleapis.com",
  /** Loads the popup for signing in with Google or Apple. */
  popups: "https://apis.google.com",
  /** reCAPTCHA, required before a text message is sent. */
  captcha: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
};

const listed = (hosts: readonly string[]): string => hosts.map((host) => ` ${host}`).join("");

/** Google's hosts, or the emulators instead. */
function hostedHosts({ authDomain, signIn, emulators }: HostedProject): HostedHosts {
  const domain = `https://${authDomain}`;
  const popups = signIn.includes("google") || signIn.includes("apple") ? [googleHosts.popups] : [];
  const captcha = signIn.includes("phone") ? googleHosts.captcha : [];
  const services = emulators
    ? [emulators.auth, `http://${emulators.firestore}`]
    : [...googleHosts.identity, googleHosts.firestore, domain];
  return {
    script: listed([...popups, ...captcha]),
    connect: listed([...services, ...captcha]),
    frame: listed([emulators ? emulators.auth : domain, ...captcha]),
  };
}

const google = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  img: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/** Scripts run only from our own files, or by the hash of the inline script that sets the theme. */
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
 * Whether pages of that URL are a secure context. Elsewhere, such as on a home network over plain HTTP, browsers ignore
 * some headers and log a console error on every page that has them.
 */
function isSecureContext(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The headers of every response, from our server or a static host. */
export function headersFor(config: Config, scriptHashes: readonly string[]): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config, scriptHashes),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isSecureContext(config.publicUrl) && {
      // The popup for signing in with Google or Apple must be able to report its result.
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
    // Not `c.header`: on an existing response it creates a new response for each header, with the body as a stream.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
