import { test } from "../../../e2e/support/browser-test.ts";
import { desktop, expectAccessibleScreen } from "../../../e2e/support/screens/screen-checks.ts";
import {
  checkedElsewhere,
  findListingPaths,
  openScreen,
  visitorScreens,
} from "../../../e2e/support/screens/visitor-screens.ts";

test.use({ viewport: desktop, reducedMotion: "reduce" });

// The short run checks the same screens on a phone.
for (const [topic, screens] of Object.entries(visitorScreens))
  test(`${topic}: each screen passes axe on a desktop in both themes`, async ({ page, request }) => {
    const listingPaths = await findListingPaths(request);
    for (const [screen, heading] of screens)
      await test.step(screen, async () => {
        await openScreen(page, listingPaths[screen] ?? screen, heading);
        await expectAccessibleScreen(page, { screen, sizes: [desktop], checkedElsewhere: checkedElsewhere[screen] });
      });
  });
