import { spawnSync } from "node:child_process";

const runs = (command, args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** How this process may install packages: as root, by a sudo that asks for no password, or not at all. */
function asRoot() {
  if (!runs("apt-get", ["--version"])) return null;
  if (process.getuid?.() === 0) return [];
  return runs("sudo", ["-n", "true"]) ? ["sudo", "-n"] : null;
}

/** Installs one of Debian's packages where that is allowed, and tells whether it is there now. */
export function aptInstall(name) {
  const prefix = asRoot();
  if (!prefix) return false;
  console.log(`Installing Debian's ${name}...`);
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, "apt-get", "-qq", ...args];
    return spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}
