import type { ParamValue } from "#sync/events/catalogue.ts";
import type { Params, Sink } from "./tracker.ts";

interface TagSink extends Sink {
  stop(): void;
}

/** Brings events to the tag. It is set up with the first properties, once a page, whatever becomes of consent later. */
export function tagSink(id: string, landing: Params): TagSink {
  let tag: Tag | undefined;
  let isStopped = false;
  let page = landing;
  let said: Properties = {};
  return {
    properties(properties) {
      tag ??= openTag(id, page);
      if (isStopped) tag.resume();
      isStopped = false;
      said = { ...said, ...properties };
      tag.properties(properties);
    },
    page(next) {
      const isSame = Object.keys(next).every((name) => next[name] === page[name]);
      page = next;
      if (!isSame) tag?.page(next);
    },
    event: ({ name, params }) => tag?.event(name, params),
    stop() {
      if (!tag || isStopped) return;
      // Else they would hold for whoever is here when it goes on.
      tag.properties(Object.fromEntries(Object.keys(said).map((name) => [name, null])));
      tag.stop();
      isStopped = true;
    },
  };
}

export type Properties = Readonly<Record<string, string | boolean | null>>;

type TagParams = Readonly<Record<string, ParamValue>>;

/** Google's tag. What is told before its script has come waits in the page, and stays there if it never does. */
interface Tag {
  event(name: string, params: TagParams): void;
  /** Holds for all events from then on; without it the tag would read the address bar, with whatever stands in it. */
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

/** Measuring is all that is asked about: nothing is ever allowed for advertising. */
const consentSignals = (isGranted: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: isGranted ? "granted" : "denied",
});

/** Opened once a page, after consent. The properties are to follow at once: they are the second setup call. */
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

/** The tag tells its commands from other entries by their being `arguments`. */
function gtag(..._command: unknown[]): void {
  try {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  } catch {
    // Once its script is here, this is the script's own function, and what fails in it is the tag's loss alone.
  }
}

/** The tag looks at this before it sends anything. */
function disable(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = isDisabled;
}

function loadScript(id: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** They are set for the widest domain that the browser takes; which one that was can't be read. */
export function dropCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0]!);
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)];
  for (const name of names.filter((name) => /^_ga(_|$)/.test(name))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is not there in every browser
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
