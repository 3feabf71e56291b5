import { open } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a file's name as durable as its content. Windows can't open a folder, and keeps names by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
