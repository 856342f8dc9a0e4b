import type { Page } from "@playwright/test";

/** Makes the browser ask to save data, in the header and in `navigator.connection`. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
}
