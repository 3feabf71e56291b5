import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openAccount, opensOffline, signIn } from "../people.ts";
import { expect } from "../test.ts";

export type RoomName = "This week" | "Spending" | "Goals" | "Account";

/** Long enough for a busy machine, so that a hung step fails by its own name and not by the time-out of the journey. */
const patience = 45_000;

/** Reads how wrong the device's clock is from its own storage, so that it stays wrong on every page. Runs in the page. */
function bendClock(): void {
  // An empty page has no storage.
  if (location.protocol === "about:") return;
  const offset = Number(localStorage.getItem("chaos.clock") ?? 0);
  if (offset === 0) return;
  const Real = Date;
  class Bent extends Real {
    constructor(...given: []) {
      if (given.length === 0) super(Real.now() + offset);
      else super(...given);
    }
    static override now() {
      return Real.now() + offset;
    }
  }
  globalThis.Date = Bent as DateConstructor;
}

/** One browser of one person. Its page may be closed and opened again; the browser keeps its data. */
export class Device {
  readonly name: string;
  readonly uid: string;
  readonly context: BrowserContext;
  page: Page;
  isOffline = false;
  isSignedOut = false;
  isClockWrong = false;
  private readonly address: string;

  private constructor(parts: Pick<Device, "name" | "uid" | "context" | "page">, address: string) {
    this.name = parts.name;
    this.uid = parts.uid;
    this.context = parts.context;
    this.page = parts.page;
    this.address = address;
  }

  /** Signed in, and able to open without a network. What goes wrong on a page's console is reported. */
  static async open(
    browser: Browser,
    { name, uid, address }: { name: string; uid: string; address: string },
    onProblem: (words: string) => void,
  ): Promise<Device> {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    context.setDefaultTimeout(patience);
    await context.addInitScript(bendClock);
    context.on("weberror", (error) => onProblem(`${name}: page error: ${error.error().stack ?? error.error()}`));
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") onProblem(`${name}: ${message.text()}`);
    });
    await signIn(context, address, uid);
    const page = await context.newPage();
    const device = new Device({ name, uid, context, page }, address);
    await openAccount(page, address);
    await opensOffline(page);
    return device;
  }

  /** A new tab at a path of the site. Without a server, the service worker opens it. */
  async newTab(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.address + path, { waitUntil: "domcontentloaded" });
    return page;
  }

  async goTo(room: RoomName, page = this.page): Promise<void> {
    const nav = room === "Account" ? page.locator(".nav-actions") : page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: room, exact: true }).click();
  }

  /** By its address, as a link in a mail leads there. */
  async visit(path: string): Promise<void> {
    await this.page.goto(this.address + path, { waitUntil: "domcontentloaded" });
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: "domcontentloaded" });
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context.setOffline(isOffline);
    this.isOffline = isOffline;
  }

  /** As when the session is ended from another device: the browser is not told. */
  async endSession(): Promise<void> {
    await this.context.clearCookies();
    this.isSignedOut = true;
  }

  async signInAgain(): Promise<void> {
    await signIn(this.context, this.address, this.uid);
    await this.reload();
    this.isSignedOut = false;
  }

  /** From the next page on. */
  async setClock(offset: number): Promise<void> {
    await this.page.evaluate((offset) => localStorage.setItem("chaos.clock", String(offset)), offset);
    this.isClockWrong = offset !== 0;
    await this.reload();
  }

  /** What the product's own export writes, as it is on the disk of the person who pressed the button. */
  async exported(): Promise<string> {
    const saving = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Export", exact: true }).click();
    return readFile(await (await saving).path(), "utf8");
  }

  async isInStep(): Promise<void> {
    await expect(this.page.locator(".sync-text[data-status=in-step]"), `${this.name} is in step`).toHaveText("Synced");
  }
}
