/** A private PostgreSQL for the tests, from the binaries that are installed on this machine. It ends with the process that started it. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./free-port.mjs";
import { startGuarded } from "./guarded.mjs";

export const postgresMissing =
  "PostgreSQL suites: they need PostgreSQL's server installed (Debian: apt-get install postgresql), or TEST_POSTGRES_URL set.";

/** Debian keeps the server's programs out of the PATH, one folder a version; others have them on it. */
function binariesIn(places) {
  const hasServer = (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
  return places.find(hasServer) ?? null;
}

function debianFolders(parent = "/usr/lib/postgresql") {
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(parent, version, "bin"));
}

/** The folder with PostgreSQL's newest server programs, or null where there is none. */
export const findPostgres = () => binariesIn([...debianFolders(), ...(process.env.PATH ?? "").split(":")]);

/** PostgreSQL refuses to run as root; its own user does it then. */
const asPostgres = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

function run(...command) {
  const [program, ...args] = [...asPostgres, ...command];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: "/", encoding: "utf8" });
  if (status !== 0) throw new Error(`${command[0]} failed: ${stderr}`);
  return stdout.trim();
}

/** Starts a server with an empty database on a free port. */
export async function startPostgres(bin) {
  const home = asPostgres.length
    ? run("mktemp", "-d", "/tmp/weekfold-postgres.XXXXXX")
    : mkdtempSync(join(tmpdir(), "weekfold-postgres-"));
  const [data, port] = [join(home, "data"), await freePort()];
  const program = (name) => join(bin, name);
  run(program("initdb"), "-D", data, "-U", "weekfold", "--auth=trust", "--encoding=UTF8", "--no-locale");
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${home}`];
  const command = [...asPostgres, program("postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const at = ["-h", "127.0.0.1", "-p", String(port), "-U", "weekfold"];
  const isReady = async () => run(program("pg_isready"), ...at) !== "";
  const start = () => startGuarded("PostgreSQL", command, isReady, { cwd: "/" });
  let end = await start();
  run(program("createdb"), ...at, "weekfold");
  return {
    url: `postgres://weekfold@127.0.0.1:${port}/weekfold`,
    /** Ends every connection, as a restart does, and is gone for a while. */
    async restart(pause) {
      const [stopping, ...args] = [...asPostgres, program("pg_ctl"), "-D", data, "stop", "-m", "fast"];
      await promisify(execFile)(stopping, args, { cwd: "/" });
      await end();
      await sleep(pause);
      end = await start();
    },
    async stop() {
      await end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
