import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventNames } from "#sync/events/catalogue.ts";
import type { EventBatch, SentEvent } from "#sync/events/event-batch.ts";
import { batchOf, day, noon, sentEvent } from "./event-fixture.contract.ts";
import { eventsIn, isBot, readBatch } from "./read-batch.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) ${webkit} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`;

it.each([
  ["Chrome", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ["Edge", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Firefox on a phone", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["Safari", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15"],
  ["Safari on a phone", `${iphone} Version/26.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on a phone", `${iphone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
  [
    "Samsung",
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Opera", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ["Opera Mini", "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16"],
  ["Vivaldi", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6`],
  ["DuckDuckGo", `${iphone} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ["the Google app", `${iphone} GSA/394.0.0 Mobile/15E148 Safari/604.1`],
  [
    "Facebook’s own",
    `${iphone} Mobile/22G86 [FBAN/FBIOS;FBAV/536.0.0.46;FBBV/791;FBDV/iPhone17,1;FBMD/iPhone;FBSN/iOS]`,
  ],
  ["Facebook’s on Android", `${android} [FB_IAB/FB4A;FBAV/537.0.0.45.109;]`],
  ["Instagram’s own", `${iphone} Mobile/22G86 Instagram 405.0.0.23.72 (iPhone17,1; iOS 18_6; en_GB; scale=3.00)`],
  ["LinkedIn’s own", `${iphone} Mobile/15E148 [LinkedInApp]/9.31.6020`],
  ["Pinterest’s own", `${iphone} Mobile/15E148 [Pinterest/iOS]`],
  ["Snapchat’s own", `${iphone} Mobile/22G86 Snapchat/13.60.0.49 (like Safari/8621.2.5, panda)`],
  ["TikTok’s own", `${android} musical_ly_2024200030 BytedanceWebview/d8a21c6`],
  ["X’s own", `${iphone} Mobile/22G86 Twitter for iPhone/11.32`],
  ["WeChat’s own", `${iphone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d28) NetType/WIFI Language/en`],
  ["Line’s own", `${android} Line/15.17.0/IAB`],
  [
    "Slack’s desktop",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Slack/4.46.101 Chrome/140.0.0.0 Electron/38 Safari/537.36`,
  ],
  ["a phone by Cubot", `Mozilla/5.0 (Linux; Android 13; CUBOT P80) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    "a phone by Cubot, by its model",
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19_S) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`,
  ],
  ["a television", `Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) ${webkit} SamsungBrowser/7.0 Chrome/108 TV Safari/537.36`],
])("takes %s for a person’s", (_, agent) => {
  expect(isBot(agent)).toBe(false);
});

it.each([
  [undefined],
  [""],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [`Mozilla/5.0 (Linux; Android 6.0.1) ${webkit} Chrome/142 Mobile Safari/537.36 (compatible; Googlebot/2.1)`],
  ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"],
  ["AdsBot-Google (+http://www.google.com/adsbot.html)"],
  [`Mozilla/5.0 ${webkit} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36`],
  [`Mozilla/5.0 (Windows NT 6.1; WOW64) ${webkit} Safari/534+ BingPreview/1.0b`],
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"],
  ["Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)"],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  ],
  [`Mozilla/5.0 ${webkit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`],
  [`Mozilla/5.0 ${webkit}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`],
  [`Mozilla/5.0 ${webkit}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com`],
  [`Mozilla/5.0 ${webkit}; compatible; Perplexity-User/1.0`],
  [`Mozilla/5.0 (Linux; Android 5.0) ${webkit} (compatible; Bytespider; spider-feedback@bytedance.com)`],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)"],
  ["Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)"],
  ["Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)"],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  ["Mozilla/5.0 (compatible; meta-externalagent/1.1)"],
  ["Twitterbot/1.0"],
  ["LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)"],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["TelegramBot (like TwitterBot)"],
  ["Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)"],
  ["WhatsApp/2.23.20.0"],
  ["Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5"],
  ["Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`],
  [`Mozilla/5.0 (Linux; Android 11; moto g) ${webkit} Chrome/136.0 Mobile Safari/537.36 Chrome-Lighthouse`],
  ["Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 PhantomJS/2.1.1 Safari/538.1"],
  ["Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)"],
  ["Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/120.0 Safari/537.36 DatadogSynthetics`],
  ["curl/8.11.1"],
  ["Wget/1.21"],
  ["python-requests/2.32.3"],
  ["Go-http-client/2.0"],
  ["node"],
  ["okhttp/4.12.0"],
  ["Java/21.0.2"],
])("takes %s for nobody’s", (agent) => {
  expect(isBot(agent)).toBe(true);
});

const received = noon + 5_000;
const arrival = { received, isBot: false };

const manyParams = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index]));

const readAll = (events: readonly unknown[], more: object = {}) => {
  const batch = readBatch(JSON.stringify(batchOf(events, more)));
  return batch && eventsIn(batch, arrival);
};
const readOne = (more: object, batch: object = {}) => readAll([{ ...sentEvent(), ...more }], batch)?.[0];

describe("reading a batch", () => {
  it("reads a browser's batch with its proof of consent", () => {
    const event = sentEvent();
    const [read] = readAll([event])!;
    const { week, reached, first, last, id, name, params } = event;
    expect(read).toMatchObject({ week, reached, first, last, id, name, params, isBot: false });
    expect(read!.consent).toEqual({ version: 1, at: noon - day, by: "visitor" });
  });

  it.each<[string, object]>([
    ["no events", { events: [] }],
    ["too many events", { events: Array(51).fill(sentEvent()) }],
    ["no list of events", { events: "landing" }],
    ["no consent", { consent: undefined }],
    ["consent by nobody", { consent: { version: 1, at: noon, by: "nobody" } }],
    ["no time of sending", { sentAt: null }],
    ["half a millisecond", { sentAt: 0.5 }],
    ["a time before all times", { sentAt: -1 }],
  ])("refuses a batch with %s", (_, more) => {
    expect(readBatch(JSON.stringify(batchOf([sentEvent()], more)))).toBeNull();
  });

  it.each(["", "null", "[]", "{", '"events"', "[".repeat(59_000)])("refuses a body that begins %.10s", (body) => {
    expect(readBatch(body)).toBeNull();
  });

  it.each<[string, object]>([
    ["a name with large letters", { name: "Purchase" }],
    ["a name that begins with a figure", { name: "1st_purchase" }],
    ["a name with other signs", { name: "plan-pick" }],
    ["a name that is too long", { name: "p".repeat(41) }],
    ["no name", { name: "" }],
    ["a declared event’s eleven parameters", { name: "plan_pick", params: manyParams(11) }],
    ["a declared event’s long value", { name: "plan_pick", params: { plan_name: "x".repeat(101) } }],
    ["a declared event’s odd parameter", { name: "plan_pick", params: { "plan-name": "x" } }],
    ["a declared event’s list", { name: "plan_pick", params: { plans: ["x"] } }],
    ["a declared event’s nothing", { name: "plan_pick", params: { plan_name: null } }],
    ["half a sign in a declared event", { name: "plan_pick", params: { plan_name: "a\ud800" } }],
    ["no parameters", { params: null }],
    ["a parameter of another kind", { params: { weekId: 46 } }],
    ["a week that is none", { params: { weekId: "2026-W54" } }],
    ["a word that is not in the list", { name: "intake_view", params: { mode: "delete" } }],
    ["a text that is too long", { name: "lander_view", params: { lander_id: "a".repeat(101) } }],
    ["an id with other signs", { id: "<script>!" }],
    ["an id that is too short", { id: "short" }],
    ["no visit", { visit: "" }],
    ["a source that is too long", { first: { source: "a".repeat(101), medium: "", campaign: "", lander: "" } }],
    ["a cohort that is no week", { since: "autumn" }],
    ["an unknown step", { reached: ["riches"] }],
    ["a week before the first", { week: -1 }],
    ["half a sign", { name: "lander_view", params: { lander_id: "a\ud800" } }],
    ["a sign that ends texts", { last: { source: "a\0", medium: "", campaign: "", lander: "" } }],
  ])("drops an event with %s, and keeps those beside it", (_, more) => {
    const [before, after] = [sentEvent(), sentEvent()];
    const read = readAll([before, { ...sentEvent(), ...more }, 7, null, [], after]);
    expect(read?.map(({ id }) => id)).toEqual([before.id, after.id]);
  });

  it("keeps only the parameters that the catalogue has for an event", () => {
    expect(readOne({ params: { weekId: "2026-W46", amount: 12_50, note: "rent" } })?.params).toEqual({
      weekId: "2026-W46",
    });
    expect(readOne({ name: "landing", params: { email: "maya@home.example" } })?.params).toEqual({});
  });

  it("keeps declared events with names outside the catalogue, with up to ten short parameters", () => {
    const params = { ...manyParams(8), plan_name: "x".repeat(100), enabled: true };
    expect(readOne({ name: "plan_pick", params })).toMatchObject({ name: "plan_pick", params });
    expect(readOne({ name: "p".repeat(40), params: {} })?.params).toEqual({});
    expect(readOne({ name: "constructor", params: {} })?.name).toBe("constructor");
  });

  it("never treats an event of the catalogue as a declared one: it has its own parameters or is dropped", () => {
    expect(readOne({ name: "week_save", params: { amount: 12_50 } })).toBeUndefined();
    expect(readOne({ name: "landing", params: manyParams(10) })?.params).toEqual({});
  });

  it("keeps each reached step once", () => {
    expect(readOne({ reached: ["home", "landing", "home", "landing"] })?.reached).toEqual(["landing", "home"]);
  });
});

describe("the time of an event", () => {
  it.each<[string, number, number, number]>([
    ["right", noon - 1_000, noon, received - 1_000],
    ["two years ahead", noon + 730 * day - 60_000, noon + 730 * day, received - 60_000],
    ["at its beginning", 0, 60_000, received - 60_000],
  ])("is told by our clock where the browser’s is %s", (_, at, sentAt, ours) => {
    expect(readOne({ at }, { sentAt })?.at).toBe(ours);
  });

  it("is never later than its arrival", () => {
    expect(readOne({ at: noon + 1 })?.at).toBe(received);
    expect(readOne({ at: noon + day })?.at).toBe(received);
  });

  it("is at most 31 days ago and at most a day ahead, or the event is dropped", () => {
    expect(readOne({ at: noon - 31 * day })?.at).toBe(received - 31 * day);
    expect(readOne({ at: noon - 31 * day - 1 })).toBeUndefined();
    expect(readOne({ at: noon + day + 1 })).toBeUndefined();
    expect(readOne({ at: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  });
});

describe("random input", () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.integer(), fc.constant(undefined));
  const event = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(sentEvent())), odd, { maxKeys: 3 }),
      fc.constantFrom(...eventNames),
    )
    .map(([more, name]) => ({ ...sentEvent({ name } as Partial<SentEvent>), ...more }));

  it("is read or dropped, and never throws", () => {
    const batch = fc.array(fc.oneof(event, odd), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(batch, fc.nat(), (events, sentAt) => {
        const read = readBatch(JSON.stringify(batchOf(events, { sentAt: noon + sentAt }))) as EventBatch;
        for (const stored of eventsIn(read, arrival)) {
          expect(stored.at).toBeLessThanOrEqual(received);
          expect(stored.at).toBeGreaterThanOrEqual(received - 31 * day);
          expect(JSON.stringify(stored)).not.toMatch(/\\ud[89a-f]|\\u0000/);
        }
      }),
    );
  });
});
