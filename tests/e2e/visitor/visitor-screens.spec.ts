import { test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { expectSoundScreens, usualScreens, visitorScreens } from "../support/screens/visitor-screens.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });
test.setTimeout(180_000);

test("a screen of each kind has its heading, fits every window, passes axe on a phone in both themes and prints", ({
  page,
}) => expectSoundScreens(page, usualScreens));

for (const [topic, screens] of Object.entries(visitorScreens))
  test(
    `${topic}: each screen has its heading, fits every window, passes axe in both themes and prints`,
    { tag: "@long" },
    ({ page }) => expectSoundScreens(page, screens, true),
  );
