import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { markerPath } from "#server/storage/served-marker.ts";
import { startTestServer, type TestServer } from "../../../support/test-server.ts";
import { type Cable, cableTo } from "../cable.ts";
import { freePort, freshFolder, ready, stop } from "../own-server.ts";

const filesOfDatabase = ["", "-wal", "-shm"];

/** A server process of its own behind a cable, whose database can be put back to any earlier orderly stop. */
export class Site {
  readonly address: string;
  isCut = false;
  private server: TestServer | null = null;
  private readonly copies: string[] = [];
  private readonly dataDir: string;
  private readonly env: Record<string, string>;
  private readonly cable: Cable;

  private constructor(cable: Cable, dataDir: string, env: Record<string, string>) {
    this.cable = cable;
    this.address = cable.address;
    this.dataDir = dataDir;
    this.env = env;
  }

  static async open(): Promise<Site> {
    const [port, ownPort, dataDir] = [await freePort(), await freePort(), freshFolder()];
    const cable = await cableTo(port, ownPort);
    const site = new Site(cable, dataDir, { PORT: String(port), PUBLIC_URL: cable.address, DATA_DIR: dataDir });
    await site.start();
    return site;
  }

  get isUp(): boolean {
    return this.server !== null;
  }

  async start(): Promise<void> {
    if (this.server) return;
    this.server = await startTestServer(this.env);
    await ready(this.server.server);
  }

  /** Ends the process without a warning, as `kill -9` and a power cut do. */
  async kill(): Promise<void> {
    const { server } = this.server ?? {};
    this.server = null;
    server?.process.kill("SIGKILL");
    await server?.ended;
  }

  /** Stops in order: then all of the database is in one file, which is copied for later. */
  async stop(): Promise<void> {
    const { server } = this.server ?? {};
    this.server = null;
    if (!server) return;
    await stop(server);
    const copy = join(freshFolder(), "weekfold.db");
    copyFileSync(join(this.dataDir, "weekfold.db"), copy);
    this.copies.push(copy);
  }

  get countOfCopies(): number {
    return this.copies.length;
  }

  /** Puts a copy in place of the present database. Without the marker, as if all of the folder had been put back. */
  setBack(copy: number, hasMarker: boolean): void {
    for (const end of filesOfDatabase) rmSync(join(this.dataDir, `weekfold.db${end}`), { force: true });
    copyFileSync(this.copies[copy]!, join(this.dataDir, "weekfold.db"));
    if (!hasMarker) rmSync(markerPath(this.dataDir), { force: true });
  }

  cut(): void {
    this.cable.cut();
    this.isCut = true;
  }

  mend(): void {
    this.cable.mend();
    this.isCut = false;
  }

  async close(): Promise<void> {
    await this.cable.close();
    if (this.server) await stop(this.server.server);
  }
}
