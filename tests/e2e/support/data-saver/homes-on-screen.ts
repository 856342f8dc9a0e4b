import type { Page } from "@playwright/test";

/** How many homes of a list are on the screen, below what covers its top. */
export const countHomesOnScreen = (page: Page): Promise<number> =>
  page.locator(".card-list > li").evaluateAll((homes) => {
    homes[5]?.scrollIntoView({ block: "center" });
    return homes.filter((home) => {
      const { top, height } = home.getBoundingClientRect();
      const middle = top + height / 2;
      return middle > 102 && middle < innerHeight;
    }).length;
  });
