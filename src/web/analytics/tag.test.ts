// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { tagSink } from "./tag.ts";

const landing = { page_location: "http://localhost/", page_referrer: "" };
const layer = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];
const event = (name: string) => ({ name, params: {}, at: 0, sent: null });
const disabled = () => (window as unknown as Record<string, unknown>)["ga-disable-G-1"];

// No script is fetched here: an end-to-end test does that.
(
  window as unknown as { happyDOM: { settings: Record<string, boolean> } }
).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

it("[TR11] the tag is set up once, in order, with automatic page views off", () => {
  const tag = tagSink("G-1", landing);
  expect([window.dataLayer, scripts()]).toEqual([undefined, []]);
  tag.properties({ first_source: "x" });
  tag.event(event("landing"));
  tag.page(landing);
  tag.event(event("page_view"));
  tag.page({ page_location: "http://localhost/about", page_referrer: "http://localhost/" });
  tag.properties({ first_source: "x", has_completed_intake: true });
  expect(layer().map(([command, what]) => [command, typeof what === "string" ? what : typeof what])).toEqual([
    ["consent", "default"],
    ["js", "object"],
    ["config", "G-1"],
    ["set", "user_properties"],
    ["event", "landing"],
    ["event", "page_view"],
    ["set", "object"],
    ["set", "user_properties"],
  ]);
  expect(layer()[0]![2]).toEqual({
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  expect(layer()[2]![2]).toEqual({ send_page_view: false, ...landing });
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    ["https://www.googletagmanager.com/gtag/js?id=G-1", true],
  ]);
});

it("[TR11] the tag's commands are `arguments` objects", () => {
  tagSink("G-1", landing).properties({});
  expect(Object.prototype.toString.call(window.dataLayer![0])).toBe("[object Arguments]");
});

it("[TR15] withdrawn consent is passed to the tag, which is disabled and loses its cookies", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the tag writes them
  document.cookie = "_ga=GA1.1.1; path=/";
  // biome-ignore lint/suspicious/noDocumentCookie: one that is not the tag's
  document.cookie = "_gala=1; path=/";
  const tag = tagSink("G-1", landing);
  tag.properties({});
  tag.stop();
  tag.stop();
  expect(layer().slice(-1)).toEqual([["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]]);
  expect([disabled(), document.cookie]).toEqual([true, "_gala=1"]);
  tag.properties({});
  expect(layer().slice(-2)).toEqual([
    ["consent", "update", expect.objectContaining({ analytics_storage: "granted" })],
    ["set", "user_properties", {}],
  ]);
  expect([disabled(), scripts().length]).toEqual([false, 1]);
});

it("[TR15] withdrawn consent clears the tag's user properties", () => {
  const tag = tagSink("G-1", landing);
  tag.properties({ first_source: "x" });
  tag.properties({ first_source: "x", is_new_user: true, signup_date: "2026-11-15" });
  tag.stop();
  expect(layer().at(-2)).toEqual([
    "set",
    "user_properties",
    { first_source: null, is_new_user: null, signup_date: null },
  ]);
});

it("[TR11] a tag that throws does not break its caller", () => {
  const tag = tagSink("G-1", landing);
  tag.properties({});
  window.dataLayer!.push = () => {
    throw new Error("the tag's");
  };
  expect(() => tag.event(event("landing"))).not.toThrow();
});
