import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./build/folders.mjs";

/** The PATH of a bare machine, with programs of the test's own in place of those that would download or install. */
let bin;
const calls = () => readFileSync(join(bin, "calls"), "utf8");

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), "weekfold-bin-"));
  for (const name of ["which", "cp"]) symlinkSync(`/usr/bin/${name}`, join(bin, name));
  writeFileSync(join(bin, "calls"), "");
  addProgram("npx", "exit 1");
});
afterEach(() => rmSync(bin, { recursive: true, force: true }));

function addProgram(name, script) {
  writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> ${bin}/calls\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

/** An apt that has these packages: installing one puts a program of its name on the PATH. */
const addApt = (...packages) =>
  addProgram(
    "apt-get",
    `for last; do :; done
     case "$*" in
       *install*) case " ${packages.join(" ")} " in *" $last "*) cp ${bin}/npx ${bin}/$last ;; *) exit 100 ;; esac ;;
     esac`,
  );

/** Looks for a browser in a process of its own, as this user of that machine. */
function findBrowser(uid) {
  const code = `
    Object.defineProperty(process, "getuid", { value: () => ${uid} });
    const { findBrowser } = await import(${JSON.stringify(join(root, "scripts", "browser.mjs"))});
    console.log("found", await findBrowser().catch((error) => error.message));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: join(bin, "browsers") },
  });
  return stdout.match(/^found (.*)$/m)?.[1] ?? stderr;
}

// The programs are shell scripts, and a Mac or Windows may have Chrome outside of its PATH.
describe.skipIf(process.platform !== "linux")("without an installed browser", () => {
  it("installs Debian's browser without windows as root, where Playwright's download is out of reach", () => {
    addApt("chromium-headless-shell", "chromium");
    expect(findBrowser(0)).toBe(join(bin, "chromium-headless-shell"));
    expect(calls()).toMatch(
      /npx playwright install chromium\n(.*\n)*apt-get -qq update\napt-get -qq install .*headless-shell/,
    );
  });

  it("takes Debian's full browser where a release lacks the other", () => {
    addApt("chromium");
    expect(findBrowser(0)).toBe(join(bin, "chromium"));
  });

  it("installs through a sudo that asks for no password", () => {
    addApt("chromium-headless-shell");
    addProgram("sudo", '[ "$2" = true ] || shift; [ "$1" = -n ] || "$@"');
    expect(findBrowser(1000)).toBe(join(bin, "chromium-headless-shell"));
    expect(calls()).toMatch(/sudo -n apt-get -qq install/);
  });

  it("says what to install where it may not install anything", () => {
    addApt("chromium-headless-shell");
    addProgram("sudo", "exit 1");
    expect(findBrowser(1000)).toMatch(/^The browser tests need Chromium/);
    expect(calls()).not.toMatch(/install .*headless-shell/);
  });
});
