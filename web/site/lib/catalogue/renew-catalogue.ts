import { writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { runTask } from "#web/lib/catalogue/run-task.ts";
import { markUnseen, showNewsOnIcon } from "#web/lib/catalogue/saved-searches/read-news.ts";
import { hasAdminSession } from "#web/lib/session/has-session.ts";
import { runInOneTab } from "#web/lib/session/run-in-one-tab.ts";
import { markSavedHomes } from "./mark-saved-homes.ts";

/**
 * Makes the catalogue on this phone the current one, and tells the visitor's saved homes and searches what it says. Tabs take
 * turns.
 * @param mayLoadAll whether the whole document may load if this phone holds none
 * @throws Error if it cannot be loaded or stored; what the phone held stays
 */
export function renewCatalogue(mayLoadAll: boolean): Promise<void> {
  return runInOneTab("catalogue", async () => {
    const current = await runTask("renewStored", mayLoadAll);
    if (!current) return;
    const { version, complete, homes, total_homes: total } = current.pointer;
    writeCatalogueMark({
      version,
      checkedAt: Date.now(),
      serverTime: current.serverTime,
      incomplete: complete ? undefined : { homes, total },
    });
    await markSavedHomes();
    await markUnseen();
    // The icon of an admin's app shows enquiries.
    if (!hasAdminSession()) await showNewsOnIcon();
  });
}
