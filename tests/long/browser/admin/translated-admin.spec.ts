import { adminPaths } from "#contract/site/admin-paths.ts";
import { useSavedSession } from "../../../e2e/support/admin.ts";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import {
  expectWorkingTranslation,
  prepareTranslation,
  translate,
} from "../../../e2e/support/translation/translated-page.ts";
import { rejectChanges, useControls } from "../../../e2e/support/translation/use-controls.ts";

test.use({ reducedMotion: "reduce" });

const { logOut: _logOut, admin, ...others } = adminPaths;

test("the controls of the admin screens work in a translated page", async ({ page }) => {
  test.setTimeout(300_000);
  await useSavedSession(page, "super_admin");
  await prepareTranslation(page);
  await rejectChanges(page);
  await openPage(page, admin);
  await translate(page);
  for (const path of [admin, ...Object.values(others)])
    await test.step(path, async () => {
      if (path !== admin) await showScreen(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await useControls(page);
      await expectWorkingTranslation(page);
    });
});
