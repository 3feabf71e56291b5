import type { ParamValue } from "#sync/events/catalogue.ts";
import type { Params, Sink } from "./tracker.ts";

interface TagSink extends Sink {
  stop(): void;
}

/** Sends events to Google's tag, which is set up once a page, with the first properties. */
export function tagSink(id: string, landing: Params): TagSink {
  let tag: Tag | undefined;
  let isStopped = false;
  let page = landing;
  let reported: Properties = {};
  return {
    properties(properties) {
      tag ??= openTag(id, page);
      if (isStopped) tag.resume();
      isStopped = false;
      reported = { ...reported, ...properties };
      tag.properties(properties);
    },
    page(next) {
      const isUnchanged = Object.keys(next).every((name) => next[name] === page[name]);
      page = next;
      if (!isUnchanged) tag?.page(next);
    },
    event: ({ name, params }) => tag?.event(name, params),
    stop() {
      if (!tag || isStopped) return;
      // Otherwise they would apply to the next user after tracking resumes.
      tag.properties(Object.fromEntries(Object.keys(reported).map((name) => [name, null])));
      tag.stop();
      isStopped = true;
    },
  };
}

export type Properties = Readonly<Record<string, string | boolean | null>>;

type TagParams = Readonly<Record<string, ParamValue>>;

/** Google's tag. Commands wait in `dataLayer` until its script loads, for good if it never does. */
interface Tag {
  event(name: string, params: TagParams): void;
  /** Applies to all later events. Without it the tag would read the address bar, secrets included. */
  page(address: TagParams): void;
  properties(properties: Properties): void;
  stop(): void;
  resume(): void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Visitors are asked for analytics only, so advertising is always denied. */
const consentSignals = (isGranted: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: isGranted ? "granted" : "denied",
});

/** Once a page, after consent. Set the user properties right after: they are part of the setup. */
function openTag(id: string, page: TagParams): Tag {
  window.dataLayer ??= [];
  gtag("consent", "default", consentSignals(true));
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, ...page });
  loadScript(id);
  return {
    event: (name, params) => gtag("event", name, params),
    page: (address) => gtag("set", address),
    properties: (changed) => gtag("set", "user_properties", changed),
    stop() {
      gtag("consent", "update", consentSignals(false));
      disable(id, true);
      dropCookies();
    },
    resume() {
      disable(id, false);
      gtag("consent", "update", consentSignals(true));
    },
  };
}

/** The tag recognizes its commands by their being `arguments` objects. */
function gtag(..._command: unknown[]): void {
  try {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  } catch {
    // Once the script has loaded, `push` is its own function: its failures must not reach the page.
  }
}

/** The tag checks this flag before it sends. */
function disable(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = isDisabled;
}

function loadScript(id: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** The tag sets them for the widest domain that the browser accepts, which cannot be read: so try all. */
export function dropCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0]!);
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)];
  for (const name of names.filter((name) => /^_ga(_|$)/.test(name))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is not there in every browser
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
