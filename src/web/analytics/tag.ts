import type { ParamValue } from "#sync/events/catalogue.ts";

export type Properties = Readonly<Record<string, string | boolean | null>>;

export type TagParams = Readonly<Record<string, ParamValue>>;

/** Google's tag. What is told before its script has come waits in the page, and stays there if it never does. */
export interface Tag {
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
const signals = (isGranted: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: isGranted ? "granted" : "denied",
});

/** Opened once a page, after consent. The properties are to follow at once: they are the second setup call. */
export function openTag(id: string, page: TagParams): Tag {
  window.dataLayer ??= [];
  gtag("consent", "default", signals(true));
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, ...page });
  loadScript(id);
  return {
    event: (name, params) => gtag("event", name, params),
    page: (address) => gtag("set", address),
    properties: (changed) => gtag("set", "user_properties", changed),
    stop() {
      gtag("consent", "update", signals(false));
      disable(id, true);
      dropCookies();
    },
    resume() {
      disable(id, false);
      gtag("consent", "update", signals(true));
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
