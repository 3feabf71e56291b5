import { type Random, seeded } from "../../../convergence/random.ts";
import type { Device } from "./device.ts";
import { Ledger } from "./ledger.ts";
import type { Site } from "./site.ts";

/** All that a step knows: the household's devices, its server, what was said to be saved, and the dice of this step. */
export class Journey {
  readonly site: Site;
  readonly devices: readonly Device[];
  /** What the devices' consoles said. */
  readonly problems: readonly string[];
  readonly ledger = new Ledger();
  /** What happened so far, to be read where the journey fails. */
  readonly happened: string[] = [];
  random: Random;
  step = 0;
  lastPayee = "";
  private written = 0;
  private readonly seed: number;

  constructor(seed: number, { site, devices, problems }: Pick<Journey, "site" | "devices" | "problems">) {
    this.seed = seed;
    this.site = site;
    this.devices = devices;
    this.problems = problems;
    this.random = seeded(seed);
  }

  /** Each step has dice of its own, so that a step that takes another turn does not change all that come after it. */
  beginStep(): void {
    this.step += 1;
    this.random = seeded(this.seed * 10_007 + this.step);
  }

  readonly log = (words: string): void => {
    const at = new Date().toISOString().slice(11, 23);
    this.happened.push(`${at} step ${this.step}: ${words}`);
  };

  /** A device at which someone can write. */
  oneDevice(): Device {
    return this.random.oneOf(this.signedIn());
  }

  twoDevices(): readonly [Device, Device] {
    const one = this.oneDevice();
    return [one, this.random.oneOf(this.signedIn().filter((device) => device !== one))];
  }

  newExpense(): { payee: string; cents: number } {
    const cents = this.newAmount();
    this.lastPayee = `Receipt ${String(this.written).padStart(5, "0")}`;
    return { payee: this.lastPayee, cents };
  }

  /** One that was never typed before, so that it is found again. */
  newAmount(): number {
    this.written += 1;
    return 1_000 + this.written;
  }

  newNote(): string {
    this.written += 1;
    return `Note ${this.written} of the two`;
  }

  private signedIn(): Device[] {
    return this.devices.filter(({ isSignedOut }) => !isSignedOut);
  }
}
