import { expect, it } from "vitest";
import { compareWithSeen, recordSeen } from "#web/lib/catalogue/worker/search-news.ts";
import { newsText } from "#web/site/features/listings/saved-searches/news-text.ts";
import { buildHome } from "../support/catalogue-homes.ts";

const now = Date.UTC(2026, 10, 27, 12); // A Friday.
const day = 86_400_000;

const [studio, villa, flat, house] = [600, 900, 700, 800].map((monthly_rent, index) =>
  buildHome({ uuid: `${index}0000000-0000-4000-8000-000000000000`, monthly_rent }),
);
if (!studio || !villa || !flat || !house) throw new Error("Four homes were built");

it("counts new homes, price cuts and homes that are gone", () => {
  const seen = recordSeen([studio, villa, flat]);
  const cheaper = { ...villa, monthly_rent: 850 };
  const let_ = { ...flat, is_available: false };
  const all = [studio, cheaper, let_, house];
  expect(compareWithSeen(seen, all, all)).toEqual({ added: 1, reduced: 1, gone: 1 });
});

it("does not call a home gone that no longer matches but is available", () => {
  expect(compareWithSeen(recordSeen([studio, villa]), [studio], [studio, villa])).toEqual({
    added: 0,
    reduced: 0,
    gone: 0,
  });
});

it("counts no home as new that is not available", () => {
  const let_ = { ...flat, is_available: false };
  expect(compareWithSeen({}, [let_], [let_]).added).toBe(0);
});

it("counts a home as new that came after a search was saved on a phone without the homes", () => {
  const later = { ...house, created_at: new Date(now).toISOString() };
  const seen = recordSeen([studio, later], now - day);
  expect(compareWithSeen(seen, [studio, later], [studio, later]).added).toBe(1);
});

it.each([
  [{ added: 4, reduced: 1, gone: 2 }, 3, "Since Tuesday: 1 price cut, 2 gone"],
  [{ added: 0, reduced: 2, gone: 0 }, 0, "Since today: 2 price cuts"],
  [{ added: 0, reduced: 0, gone: 0 }, 1, "Nothing new since yesterday"],
  [{ added: 0, reduced: 0, gone: 1 }, 7, "Since 20 Nov: 1 gone"],
  [{ added: 0, reduced: 0, gone: 1 }, -1, "Since 28 Nov: 1 gone"],
  [{ added: 1, reduced: 0, gone: 0 }, 1, ""],
])("says of %o since which day", (news, days, text) => expect(newsText(news, now - days * day, now)).toBe(text));
