import { type App, app, notStated, priced, said, thirdParty, vendorPage } from "../facts/fact.ts";

const iou = vendorPage("https://blog.famzoo.com/2020/08/prepaid-card-vs-iou-accounts.html", "2020-08");
const cards = vendorPage("https://blog.famzoo.com/p/famzoo-card-faqs.html");

export const famzoo = app("FamZoo", "https://blog.famzoo.com/p/famzoo-card-faqs.html", {
  price: priced(thirdParty("2026", "https://blog.famzoo.com/"), "about $5.99 a month, less when paid ahead"),
  freePlan: said(thirdParty("2026", "https://blog.famzoo.com/"), "none"),
  trial: notStated(),
  entry: said(iou, "prepaid cards, or IOU accounts kept by hand"),
  platforms: notStated(),
  countries: notStated(),
  household: said(cards, "parents and children, with sign-ins apart"),
  export: notStated(),
  leaving: notStated(),
  accounts: said(iou, "prepaid cards, or IOU accounts that hold no real money"),
  chores: said(cards, "allowance, chores and interest paid by the parents"),
  newestPage: said(vendorPage("https://blog.famzoo.com/", "2021"), "the newest page of its own that we hold"),
}) satisfies App;
