/** Every browser since the nineties says one of these first; programs that fetch pages mostly don't. */
const browser = /^(Mozilla|Opera)\/\d/;

/** A phone maker whose name ends like a crawler's. */
const phones = /cubot/gi;

const words = [
  // Crawlers of search engines, assistants and archives.
  ...["bot\\b", "bot[/;_-]", "crawl", "spider", "slurp", "archiver", "mediapartners", "inspectiontool", "googleother"],
  ...["google-(extended|safety|read-aloud|site-verification|adwords|structured)", "chatgpt-user", "oai-search"],
  ...["claude-(user|web)", "perplexity-user", "meta-external", "cohere", "ia_arch", "scrapy", "heritrix"],
  // Pictures and words beside a link that someone shares.
  ...["externalhit", "facebookcatalog", "preview", "embedly", "iframely", "vkshare", "quora link", "flipboardproxy"],
  ...["pinterest/0\\.", "outbrain", "snap url"],
  // Whether a site is up, fast and well.
  ...["pingdom", "uptime", "statuscake", "site24x7", "datadog", "newrelic", "synthetic", "monitor", "catchpoint"],
  ...["lighthouse", "pagespeed", "gtmetrix", "ptst", "webpagetest", "validator", "checkly", "speedcurve"],
  // Browsers that nobody sits in front of.
  ...["headless", "phantomjs", "puppeteer", "playwright", "selenium", "webdriver", "cypress", "jsdom", "happydom"],
  ...["prerender", "rendertron", "screenshot", "https?://\\S*(bot|crawl|spider)"],
];

const notAPerson = new RegExp(words.join("|"), "i");

/**
 * Whether a browser says of itself that nobody sits in front of it. Told when an event arrives; what the browser says is
 * not kept.
 */
export function isBot(userAgent: string | undefined): boolean {
  const text = (userAgent ?? "").replace(phones, "");
  return !browser.test(text) || notAPerson.test(text);
}
