import { expect, it } from "vitest";
import { compareWithSeen, recordSeen } from "#web/lib/catalogue/worker/search-news.ts";
import { newsText } from "#web/site/features/listings/catalogue/news-text.ts";
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

it("says since which day", () => {
  const news = { added: 4, reduced: 1, gone: 2 };
  expect(newsText(news, now - 3 * day, now)).toBe("4 new since Tuesday, 1 price cut, 2 gone");
  expect(newsText({ added: 0, reduced: 2, gone: 0 }, now, now)).toBe("2 price cuts");
  expect(newsText({ added: 0, reduced: 0, gone: 0 }, now - day, now)).toBe("Nothing new since yesterday");
  expect(newsText({ added: 1, reduced: 0, gone: 0 }, now - 7 * day, now)).toBe("1 new since Nov 20");
  expect(newsText({ added: 1, reduced: 0, gone: 0 }, now + day, now)).toBe("1 new since Nov 28");
});
