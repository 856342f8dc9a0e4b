import { storageKeys } from "../storage/storage-keys.ts";

/** A deployment after this time may be another one. */
const reloadPauseMs = 5 * 60_000;

/**
 * Loads the code of a screen or a dialog. If it fails twice, the page is probably older than the newest deployment, which
 * has replaced its files: the page is then loaded again, once, at the same address.
 * @throws the error of the import if the server cannot be reached or the page was loaded again already
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  try {
    return await load().catch(load);
  } catch (error) {
    if (await reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}

/** Returns false if the page stays as it is. */
async function reloadOnce(): Promise<boolean> {
  if (!(await isServerReachable()) || !markReload()) return false;
  location.reload();
  return true;
}

/** The browser would show its own error page in place of this one. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/** Stores in this tab that the page is loaded again. Returns false if it was before, or if nothing can be stored. */
function markReload(): boolean {
  try {
    const [time = "", address] = sessionStorage.getItem(storageKeys.reload)?.split(" ") ?? [];
    if (address === location.href && Date.now() - Number(time) < reloadPauseMs) return false;
    sessionStorage.setItem(storageKeys.reload, `${Date.now()} ${location.href}`);
    return true;
  } catch {
    return false;
  }
}
