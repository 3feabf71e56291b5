import { type App, app, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const iou = vendorPage("https://blog.famzoo.com/2020/08/prepaid-card-vs-iou-accounts.html", "2020-08");
const cards = vendorPage("https://blog.famzoo.com/p/famzoo-card-faqs.html");

export const famzoo = app("FamZoo", "https://blog.famzoo.com/p/famzoo-card-faqs.html", {
  price: priced(thirdParty("2026", "https://blog.famzoo.com/"), "about $5.99 a month, less when paid ahead"),
  freePlan: stated(thirdParty("2026", "https://blog.famzoo.com/"), "none"),
  trial: notStated(),
  entry: stated(iou, "prepaid cards, or IOU accounts kept by hand"),
  platforms: notStated(),
  countries: notStated(),
  household: stated(cards, "parents and children, with sign-ins apart"),
  export: notStated(),
  leaving: notStated(),
  accounts: stated(iou, "prepaid cards, or IOU accounts that hold no real money"),
  chores: stated(cards, "allowance, chores and interest paid by the parents"),
  newestPage: stated(vendorPage("https://blog.famzoo.com/", "2021"), "the newest page of its own that we hold"),
}) satisfies App;
